import { useTranslation } from 'react-i18next';
import type { ProseComponentProps } from '../../shell/Prose';
import { SubProcessors } from './SubProcessors';

/** What the policy says of services that a deployment or the owner may have added. */
export function PolicyNote({ props: { about } }: ProseComponentProps) {
  const { t } = useTranslation('privacy');
  const service = process.env.GATSBY_ANALYTICS_SERVICE;
  switch (about) {
    case 'analytics':
      return <p>{service ? t('cookies.analytics', { service }) : t('cookies.noAnalytics')}</p>;
    case 'subProcessors':
      return <SubProcessors />;
    case 'challenge':
      return process.env.GATSBY_TURNSTILE_SITE_KEY ? <p>{t('cookies.challenge')}</p> : null;
  }
  throw new Error(`<PolicyNote about="${about}"> is unknown; expected analytics, subProcessors or challenge`);
}
