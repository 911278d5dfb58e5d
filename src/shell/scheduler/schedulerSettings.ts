/** The page of the booking calendar; empty where a deployment has none. */
export const schedulerUrl = process.env.GATSBY_SCHEDULER_URL ?? '';

/** The provider's script that fills the calendar's element. */
export const schedulerScript = process.env.GATSBY_SCHEDULER_SCRIPT ?? '';

/** Whether there is a calendar to offer, and with it something to ask consent for. */
export const hasScheduler = schedulerUrl !== '' && schedulerScript !== '';
