import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { fragmentOf } from '../../../../supabase/functions/_shared/noScriptRedirects';
import { contactFields, contactRules, type ContactRule } from '../../../../supabase/functions/_shared/rules';
import { brand } from '../../brand';
import { LocaleLink } from '../../i18n/LocaleLink';
import { SteppingStones } from '../../scenes/SteppingStones';
import { PageHead } from '../../shell/head/PageHead';
import { buttonSecondary } from '../../ui/button';
import { ledeStyle } from '../../ui/SectionHeading';
import { MessagePage } from '../../ui/MessagePage';
import { EmailSentence } from './EmailSentence';

/**
 * Says why a form that was submitted without JavaScript was not accepted. The function redirects here with the reasons
 * in the fragment, and `:target` rules show their messages.
 */
export default function ContactNotSentScreen() {
  const { t } = useTranslation(['contactSent', 'contact']);
  return (
    <>
      <PageHead title={t('notSent.head.title')} description={t('notSent.head.description')} noIndex />
      <div css={reasons}>
        {fragments.map((id) => (
          <span key={id} id={id} hidden />
        ))}
        <MessagePage
          title={t('notSent.title')}
          text={
            <>
              <ul role="list" css={messages}>
                {contactRules.map((rule) => (
                  <li key={rule} data-reason={rule}>
                    {t(`contact:validation.${rule}`)}
                  </li>
                ))}
                <li data-reason={failed}>{t('contact:toast.error.text')}</li>
                <li data-reason={tooMany}>{t('notSent.tooMany')}</li>
              </ul>
              <p css={ledeStyle}>{t('notSent.back')}</p>
              <p>
                <EmailSentence text={t('notSent.mail', { email: brand.email })} />
              </p>
              <LocaleLink to="/contact" css={buttonSecondary}>
                {t('notSent.form')}
              </LocaleLink>
            </>
          }
          picture={<SteppingStones slipped />}
        />
      </div>
    </>
  );
}

const failed = fragmentOf('failed');
const tooMany = fragmentOf('too-many');

/** Every fragment that the function can redirect to: each field breaks one rule or none. */
const fragments = [...combinationsOfRules().map(fragmentOf), failed, tooMany];

function combinationsOfRules(): ContactRule[][] {
  let combinations: ContactRule[][] = [[]];
  for (const field of contactFields) {
    const rules = contactRules.filter((rule) => rule.startsWith(`${field}.`));
    combinations = combinations.flatMap((broken) => [broken, ...rules.map((rule) => [...broken, rule])]);
  }
  return combinations.filter(({ length }) => length > 0);
}

const reasons = css({
  // Opened without a reason.
  [`& [data-reason="${failed}"]`]: { display: 'list-item' },
  [`& > :target ~ div [data-reason="${failed}"]`]: { display: 'none' },
  ...Object.fromEntries(
    [...contactRules, failed, tooMany].map((reason) => [
      `& > [id*="${reason}"]:target ~ div [data-reason="${reason}"]`,
      { display: 'list-item' },
    ]),
  ),
});

const messages = css({
  display: 'grid',
  gap: 8,
  color: 'var(--kite)',
  fontWeight: 600,
  '& > li': { display: 'none' },
});
