/** The address of the booking calendar; empty where a deployment has none. */
export const schedulerUrl = process.env.GATSBY_SCHEDULER_URL ?? '';

/** Whether this deployment has a booking calendar, and so needs consent. */
export const hasScheduler = schedulerUrl !== '';
