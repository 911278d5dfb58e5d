import { css } from '@emotion/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { LocaleLink } from '../../i18n/LocaleLink';
import { linkTo } from '../../links';
import { buttonPrimary, textButton } from '../../ui/button';
import { Checkbox } from '../../ui/Checkbox';
import { Button, H2 } from '../../ui/elements';
import { hasScheduler } from '../scheduler/schedulerSettings';
import { chooseConsent, useConsent } from './consent';

/** What is stored, by purpose. Nothing optional is ticked (CJEU C-673/17); no is as easy as yes (UK GDPR, 7(3)). */
export function CookieSettings() {
  const { t } = useTranslation('common');
  const consent = useConsent();
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  const provider = brand.schedulerProvider;
  const save = (event: FormEvent<HTMLFormElement>) => {
    if (hasScheduler) chooseConsent(new FormData(event.currentTarget).has('calendar'));
  };
  return (
    <>
      <Button type="button" css={openButton} onClick={() => setIsOpen(true)}>
        {t('footer.cookieSettings')}
      </Button>
      {isOpen && (
        <dialog ref={dialog} aria-labelledby="cookie-settings" css={panel} onClose={() => setIsOpen(false)}>
          <form method="dialog" css={{ display: 'grid', gap: 12 }} onSubmit={save}>
            <H2 id="cookie-settings" css={{ fontSize: 'var(--text-h3)' }}>
              {t('consent.settings.title')}
            </H2>
            <p>{hasScheduler ? t('consent.settings.text') : t('consent.noOptional')}</p>
            <Checkbox label={t('consent.necessary.title')} hint={t('consent.necessary.text')} defaultChecked disabled />
            {hasScheduler && (
              <Checkbox
                key={consent}
                name="calendar"
                label={t('consent.calendar.title')}
                hint={t('consent.calendar.text', { provider })}
                defaultChecked={consent === 'accepted'}
              />
            )}
            <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
              {hasScheduler && (
                <Button type="submit" css={buttonPrimary}>
                  {t('consent.settings.save')}
                </Button>
              )}
              <Button type="button" css={textButton} onClick={() => dialog.current?.close()}>
                {t('consent.settings.close')}
              </Button>
              <LocaleLink to={linkTo('privacyPolicy')} css={textButton}>
                {t('consent.privacy')}
              </LocaleLink>
            </div>
          </form>
        </dialog>
      )}
    </>
  );
}

const openButton = css({
  minHeight: 44,
  padding: 0,
  background: 'none',
  border: 0,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  cursor: 'pointer',
  '&:hover': { color: 'var(--ink)' },
  'html:not(.js) &': { display: 'none' },
});

const panel = css({
  margin: 'auto',
  width: 'min(40rem, calc(100vw - 32px))',
  padding: 'var(--space-lg)',
  color: 'var(--ink)',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-xl)',
  boxShadow: 'var(--shadow-2)',
  '&::backdrop': { background: 'rgb(10 17 20 / .5)' },
});
