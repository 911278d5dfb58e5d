import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { PageHead } from '../../shell/head/PageHead';
import { buttonPrimary } from '../../ui/button';
import { Icon } from '../../ui/Icon';
import { ledeStyle } from '../../ui/SectionHeading';
import { Afterwards } from './Afterwards';

/** Thanks for a contact form that was sent without JavaScript, in the words of the toast (specification, section 8). */
export default function ContactSentScreen() {
  const { t } = useTranslation(['contactSent', 'contact', 'common']);
  return (
    <>
      <PageHead title={t('sent.head.title')} description={t('sent.head.description')} noIndex />
      <Afterwards
        arrived
        title={t('contact:toast.success.title')}
        aside={
          <>
            <h2>{t('sent.next')}</h2>
            <ul role="list" css={links}>
              {places.map(([to, key]) => (
                <li key={to}>
                  <LocaleLink to={to}>
                    {t(`common:${key}`)}
                    <Icon name="arrow-right" />
                  </LocaleLink>
                </li>
              ))}
            </ul>
          </>
        }
      >
        <p css={ledeStyle}>{t('contact:toast.success.text')}</p>
        <p>{t('sent.text')}</p>
        <LocaleLink to="/" css={buttonPrimary}>
          {t('sent.home')}
        </LocaleLink>
      </Afterwards>
    </>
  );
}

const places = [
  ['/courses', 'nav.coursesIndex'],
  ['/features/ai-course-builder', 'nav.feature.ai-course-builder'],
  ['/pricing', 'nav.pricing'],
] as const;

const links = css({
  '& > li': { borderBlockEnd: '1px solid var(--line)' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minHeight: 48,
    paddingBlock: 8,
    color: 'var(--ink)',
    fontWeight: 560,
    textDecoration: 'none',
  },
  '& a:hover': { color: 'var(--fern)', textDecoration: 'underline' },
  '& svg': { color: 'var(--fern)', fontSize: '1.125rem' },
});

export const query = graphql`
  query ContactSentScreen($language: String!, $namespaces: [String!]!, $wordsLanguage: String!, $published: [String!]!) {
    ...Shell
  }
`;
