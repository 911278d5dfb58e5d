import { useTranslation } from 'react-i18next';

/** Returns what this website counts and stores, which depends on the deployment. */
export function useTrackingNote(): string {
  const { t } = useTranslation('privacy');
  const script = process.env.GATSBY_ANALYTICS_SCRIPT;
  return script ? t('cookies.analytics', { service: new URL(script).hostname }) : t('cookies.noAnalytics');
}
