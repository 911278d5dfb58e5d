import { useTranslation } from 'react-i18next';
import { Ticker } from '../../ui/Ticker';

/** The industries that the product is made for. */
export function Industries() {
  const { t } = useTranslation('home');
  return (
    <Ticker
      label={t('industries.label')}
      pauseLabel={t('industries.pause')}
      playLabel={t('industries.play')}
      items={industries.map(([id, hue]) => ({ id, hue, label: t(`industries.${id}`) }))}
    />
  );
}

const industries = [
  ['hospitality', 'management'],
  ['retail', 'leadership'],
  ['healthcare', 'equality-diversity'],
  ['tech', 'hr'],
  ['finance', 'customer-support'],
  ['manufacturing', 'food-safety'],
  ['education', 'licenses'],
  ['nonProfit', 'mental-health'],
] as const;
