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
  ['hospitality', 'fern'],
  ['retail', 'gorse'],
  ['healthcare', 'heather'],
  ['tech', 'estuary'],
  ['finance', 'rust'],
  ['manufacturing', 'olive'],
  ['education', 'plum'],
  ['nonProfit', 'teal'],
] as const;
