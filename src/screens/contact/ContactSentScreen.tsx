import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { SteppingStones } from '../../scenes/SteppingStones';
import { PageHead } from '../../shell/head/PageHead';
import { waysOn, WaysOn } from '../../shell/WaysOn';
import { buttonPrimary } from '../../ui/button';
import { ledeStyle } from '../../ui/SectionHeading';
import { SideBySide } from '../../ui/SideBySide';

/** Thanks for a contact form that was sent without JavaScript, in the words of the toast (specification, section 8). */
export default function ContactSentScreen() {
  const { t } = useTranslation(['contactSent', 'contact', 'common']);
  return (
    <>
      <PageHead title={t('sent.head.title')} description={t('sent.head.description')} noIndex />
      <SideBySide
        title={t('contact:toast.success.title')}
        words={
          <>
            <p css={ledeStyle}>{t('contact:toast.success.text')}</p>
            <p>{t('sent.text')}</p>
            <LocaleLink to="/" css={buttonPrimary}>
              {t('sent.home')}
            </LocaleLink>
          </>
        }
        picture={<SteppingStones />}
      >
        <WaysOn title={t('sent.next')} ways={waysOn.slice(0, 3)} />
      </SideBySide>
    </>
  );
}

export const query = graphql`
  query ContactSentScreen(
    $language: String!
    $namespaces: [String!]!
    $contentLocale: String!
    $published: [String!]!
  ) {
    ...Shell
  }
`;
