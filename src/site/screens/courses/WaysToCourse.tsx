import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { linkTo } from '../../links';
import { ContactLink, type ContactLinkProps } from '../../shell/ContactLink';
import { target } from '../../ui/button';
import { Details } from '../../ui/Details';
import { equalColumns } from '../../ui/equalColumns';
import { ledeStyle } from '../../ui/SectionHeading';

type WaysToCourseProps = { title: string } & Pick<ContactLinkProps, 'plan' | 'accounts' | 'subject'>;

/** Three ways to a course that the library lacks: with a sentence each, or behind a line of a plan. */
export function WaysToCourse({ title, ...about }: WaysToCourseProps) {
  const { t } = useTranslation('courses');
  const builder = linkTo('courseBuilder');
  const ways = (
    <ul role="list" css={list}>
      <li>
        <LocaleLink to={builder}>{t('results.draft')}</LocaleLink>
        <p>{t('results.draftText')}</p>
      </li>
      <li>
        <LocaleLink to={`${builder}#more`}>{t('results.scorm')}</LocaleLink>
        <p>{t('results.scormText')}</p>
      </li>
      <li>
        <ContactLink topic="course" {...about}>
          {t('cta.contact')}
        </ContactLink>
        <p>{t('cta.text')}</p>
      </li>
    </ul>
  );
  return about.plan ? (
    <Details summary={<span key={title}>{title}</span>} css={lacks}>
      {ways}
    </Details>
  ) : (
    <div>
      <p css={[ledeStyle, { marginBlockEnd: 'var(--space-md)' }]}>{title}</p>
      {ways}
    </div>
  );
}

const list = css(equalColumns('var(--space-sm) var(--space-lg)', { wide: 3 }), {
  '& a': target,
  '& p': { color: 'var(--ink2)' },
});

const lacks = css({
  marginBlockStart: 6,
  paddingInlineStart: 12,
  borderInlineStart: '4px solid var(--gorse)',
  fontSize: 'var(--text-small)',
  '& > summary > span': { flex: 1, lineHeight: 1.4 },
  // Without their sentences.
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: '0 24px', '& p': { display: 'none' } },
  '@media print': { '& > ul, & > summary > svg': { display: 'none' } },
});
