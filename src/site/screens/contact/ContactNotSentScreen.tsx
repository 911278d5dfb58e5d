import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { NotSentReason } from '../../../../supabase/functions/_shared/form';
import { brand } from '../../brand';
import { LocaleLink } from '../../i18n/LocaleLink';
import { SteppingStones } from '../../scenes/SteppingStones';
import { PageHead } from '../../shell/head/PageHead';
import { buttonSecondary } from '../../ui/button';
import { ledeStyle } from '../../ui/SectionHeading';
import { MessagePage } from '../../ui/MessagePage';
import { EmailSentence } from './EmailSentence';

/**
 * Says why a form that was submitted without JavaScript was not accepted. The function redirects here with the reason as the
 * fragment; without one, the message is that sending failed.
 */
export default function ContactNotSentScreen() {
  const { t } = useTranslation(['contactSent', 'contact']);
  const reason = (id: NotSentReason) => ({ id, css: reasonStyle });
  return (
    <>
      <PageHead title={t('notSent.head.title')} description={t('notSent.head.description')} />
      <MessagePage
        title={t('notSent.title')}
        text={
          <>
            <p {...reason('too-many')}>{t('notSent.tooMany')}</p>
            <p {...reason('not-accepted')}>{t('notSent.notAccepted')}</p>
            <p {...reason('failed')}>{t('contact:toast.error.text')}</p>
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
    </>
  );
}

const reasonStyle = css({
  color: 'var(--kite)',
  fontWeight: 600,
  // The fragment chooses the reason; the page still begins with its title.
  scrollMarginBlockStart: '24rem',
  '&:not(:target):not(#failed)': { display: 'none' },
  '&:target ~ #failed': { display: 'none' },
});
