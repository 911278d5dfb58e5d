import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { LocaleLink } from '../../i18n/LocaleLink';
import { linkTo } from '../../links';
import { Checkbox } from '../../ui/Checkbox';
import { useWordBreaks } from '../../ui/wordBreaks';
import { hasScheduler } from '../scheduler/schedulerSettings';
import { consentButton, consentLink } from './consentStyles';

interface ConsentSettingsProps {
  accepted: boolean;
  onChoose: (calendar: boolean) => void;
  onClose: () => void;
}

/** What the site stores, by purpose; optional storage is not ticked beforehand (CJEU C-673/17). Loaded when it is opened. */
export function ConsentSettings({ accepted, onChoose, onClose }: ConsentSettingsProps) {
  const { t } = useTranslation('common');
  const withBreaks = useWordBreaks();
  const provider = brand.schedulerProvider;
  return (
    <form
      css={settings}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(new FormData(event.currentTarget).has('calendar'));
      }}
    >
      <h2 css={heading}>{withBreaks(t('consent.settings.title'))}</h2>
      <p>{hasScheduler ? t('consent.settings.text') : t('consent.noOptional')}</p>
      <div css={choices}>
        <Checkbox label={t('consent.necessary.title')} hint={t('consent.necessary.text')} defaultChecked disabled />
        {hasScheduler && (
          <Checkbox
            name="calendar"
            label={t('consent.calendar.title')}
            hint={t('consent.calendar.text', { provider })}
            defaultChecked={accepted}
          />
        )}
      </div>
      <div css={settingsButtons}>
        {hasScheduler && (
          <button type="submit" css={consentButton}>
            {withBreaks(t('consent.settings.save'))}
          </button>
        )}
        <button type="button" css={consentLink} onClick={onClose}>
          {withBreaks(t('consent.settings.close'))}
        </button>
        <LocaleLink to={linkTo('privacyPolicy')} css={consentLink}>
          {t('consent.privacy')}
        </LocaleLink>
      </div>
    </form>
  );
}

const settings = css({ display: 'grid', gap: 8, paddingBlock: 8 });
const heading = css({ fontSize: 'var(--text-h3)' });
const choices = css({
  display: 'grid',
  gap: '4px 40px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
});
const settingsButtons = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 });
