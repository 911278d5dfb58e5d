import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { linkTo } from '../../links';
import { ContactLink, type ContactLinkProps } from '../../shell/ContactLink';
import { target } from '../../ui/button';
import { equalColumns } from '../../ui/equalColumns';
import { ledeStyle } from '../../ui/SectionHeading';

type WaysToCourseProps = { title: string } & Pick<ContactLinkProps, 'plan' | 'accounts' | 'subject'>;

/** Three ways to a course that the library lacks: with a sentence each, or in a line where they are about a plan. */
export function WaysToCourse({ title, ...about }: WaysToCourseProps) {
  const { t } = useTranslation('courses');
  const builder = linkTo('courseBuilder');
  const more = (text: string) => !about.plan && <p css={{ color: 'var(--ink2)' }}>{text}</p>;
  return (
    <div css={[{ '& a': target }, about.plan && lacks]}>
      <p css={!about.plan && [ledeStyle, { marginBlockEnd: 'var(--space-md)' }]}>{title}</p>
      <ul role="list" css={!about.plan && equalColumns('var(--space-sm) var(--space-lg)', { wide: 3 })}>
        <li>
          <LocaleLink to={builder}>{t('results.draft')}</LocaleLink>
          {more(t('results.draftText'))}
        </li>
        <li>
          <LocaleLink to={`${builder}#more`}>{t('results.scorm')}</LocaleLink>
          {more(t('results.scormText'))}
        </li>
        <li>
          <ContactLink topic="course" {...about}>
            {t('cta.contact')}
          </ContactLink>
          {more(t('cta.text'))}
        </li>
      </ul>
    </div>
  );
}

const lacks = css({
  marginBlock: 'var(--space-sm)',
  paddingInlineStart: 16,
  borderInlineStart: '4px solid var(--gorse)',
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: '0 24px', '@media print': { display: 'none' } },
});
