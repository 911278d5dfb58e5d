import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { linkTo } from '../../links';
import { ContactLink, type ContactLinkProps } from '../../shell/ContactLink';
import { target } from '../../ui/button';
import { from } from '../../ui/breakpoints';
import { ledeStyle } from '../../ui/SectionHeading';

type WaysToCourseProps = { title: string } & Pick<ContactLinkProps, 'plan' | 'accounts' | 'subject'>;

/** Three ways to a course that the library lacks: in rows with a sentence each, or in a line where they are about a plan. */
export function WaysToCourse({ title, ...about }: WaysToCourseProps) {
  const { t } = useTranslation('courses');
  return (
    <div css={about.plan && lacks}>
      <p css={!about.plan && ledeStyle}>{title}</p>
      <ul role="list" css={about.plan ? line : rows}>
        <li>
          <LocaleLink to={linkTo('courseBuilder')}>{t('results.draft')}</LocaleLink>
          {!about.plan && <p>{t('results.draftText')}</p>}
        </li>
        <li>
          <LocaleLink to={`${linkTo('courseBuilder')}#more`}>{t('results.scorm')}</LocaleLink>
          {!about.plan && <p>{t('results.scormText')}</p>}
        </li>
        <li>
          <ContactLink topic="course" {...about}>
            {t('cta.contact')}
          </ContactLink>
          {!about.plan && <p>{t('cta.text')}</p>}
        </li>
      </ul>
    </div>
  );
}

const lacks = css({
  marginBlock: 'var(--space-sm)',
  paddingInlineStart: 16,
  borderInlineStart: '4px solid var(--gorse)',
});

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 24px',
  '& a': target,
  '@media print': { display: 'none' },
});

const rows = css({
  marginBlockStart: 'var(--space-md)',
  borderBlockStart: '1px solid var(--line)',
  '& > li': {
    display: 'grid',
    gap: '0 var(--space-md)',
    alignItems: 'center',
    paddingBlock: 10,
    borderBlockEnd: '1px solid var(--line)',
    [from.medium]: { gridTemplateColumns: '5fr 7fr' },
  },
  '& a': css(target, { color: 'var(--ink)', fontWeight: 640 }),
  '& p': { color: 'var(--ink2)' },
});
