import { useTranslation } from 'react-i18next';
import type { ProseComponentProps } from '../../shell/Prose';

/** What the policy says of a service that a deployment may have switched on: analytics, or the challenge of the form. */
export function PolicyNote({ props: { about } }: ProseComponentProps) {
  const { t } = useTranslation('privacy');
  const service = process.env.GATSBY_ANALYTICS_SERVICE;
  switch (about) {
    case 'analytics':
      return <p>{service ? t('cookies.analytics', { service }) : t('cookies.noAnalytics')}</p>;
    case 'challenge':
      return process.env.GATSBY_TURNSTILE_SITE_KEY ? <p>{t('cookies.challenge')}</p> : null;
  }
  throw new Error(`<PolicyNote about="${about}"> is unknown; expected analytics or challenge`);
}
