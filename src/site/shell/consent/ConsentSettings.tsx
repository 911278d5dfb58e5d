import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { LocaleLink } from '../../i18n/LocaleLink';
import { linkTo } from '../../links';
import { Checkbox } from '../../ui/Checkbox';
import { Button, H2 } from '../../ui/elements';
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
  const provider = brand.schedulerProvider;
  return (
    <form
      css={settings}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(new FormData(event.currentTarget).has('calendar'));
      }}
    >
      <H2 css={heading}>{t('consent.settings.title')}</H2>
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
          <Button type="submit" css={consentButton}>
            {t('consent.settings.save')}
          </Button>
        )}
        <Button type="button" css={consentLink} onClick={onClose}>
          {t('consent.settings.close')}
        </Button>
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
