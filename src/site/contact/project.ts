/** The address of the Supabase project: empty where it is the site's own, undefined where this build has none. */
export const projectUrl: string | undefined =
  process.env.GATSBY_SUPABASE_URL === 'local' ? '' : process.env.GATSBY_SUPABASE_URL || undefined;

const region = process.env.GATSBY_SUPABASE_REGION;

/** The contact function. Functions run near the visitor unless a request names the region; near the database they answer sooner. */
export const contactFunction = `send-contact-email${region ? `?forceFunctionRegion=${region}` : ''}`;

/** Where the browser posts the contact form by itself, without JavaScript. */
export const nativeFormAction = projectUrl === undefined ? undefined : `${projectUrl}/functions/v1/${contactFunction}`;
