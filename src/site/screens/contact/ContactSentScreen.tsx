import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { SteppingStones } from '../../scenes/SteppingStones';
import { PageHead } from '../../shell/head/PageHead';
import { SuggestedLinks } from '../../shell/SuggestedLinks';
import { buttonPrimary } from '../../ui/button';
import { ledeStyle } from '../../ui/SectionHeading';
import { MessagePage } from '../../ui/MessagePage';
import { Steps } from './Steps';

/** The confirmation of a form that was submitted without JavaScript. */
export default function ContactSentScreen() {
  const { t } = useTranslation(['contactSent', 'contact', 'common']);
  return (
    <>
      <PageHead title={t('sent.head.title')} description={t('sent.head.description')} />
      <MessagePage
        title={t('contact:toast.success.title')}
        text={
          <>
            <p css={ledeStyle}>{t('contact:toast.success.text')}</p>
            <div>
              <Steps of="any" />
            </div>
            <LocaleLink to="/" css={buttonPrimary}>
              {t('sent.home')}
            </LocaleLink>
          </>
        }
        picture={<SteppingStones />}
      >
        <SuggestedLinks title={t('sent.next')} count={3} />
      </MessagePage>
    </>
  );
}
