import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { HeroScene } from '../../scenes/HeroScene';
import { buttonAccent, buttonOnSlate, buttonRow } from '../../ui/button';
import { CallToActionBand } from '../../ui/CallToActionBand';

/** The home page's call to action. */
export function HomeCallToAction() {
  const { t } = useTranslation('home');
  return (
    <CallToActionBand
      id="closing"
      title={t('cta.title')}
      picture={<HeroScene />}
      action={
        <div css={buttonRow}>
          <LocaleLink to="/contact?topic=trial" css={buttonAccent} data-trial="">
            {t('cta.trial')}
          </LocaleLink>
          <LocaleLink to="/contact?topic=demo" css={buttonOnSlate}>
            {t('cta.demo')}
          </LocaleLink>
        </div>
      }
    >
      {t('cta.text')}
    </CallToActionBand>
  );
}
