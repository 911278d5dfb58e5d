import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { pagePath } from '../../../content/pages/contentKinds';
import { LocaleLink } from '../../i18n/LocaleLink';
import { RichText } from '../../i18n/RichText';
import type { ScreenData } from '../../screenData';
import { ContactLink } from '../../shell/ContactLink';
import { CourseLists } from '../../shell/prose/CourseLists';
import { CourseMeta, courseMetaInColumns } from '../../shell/prose/CourseMeta';
import { Prose } from '../../shell/prose/Prose';
import { Syllabus } from '../../shell/prose/Syllabus';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { buttonSecondary } from '../../ui/button';
import { Details } from '../../ui/Details';
import { H3 } from '../../ui/elements';
import type { ListedCourse } from './listedCourses';

interface CourseRowsProps extends Pick<ScreenData['course'], 'reviewed' | 'outlines' | 'roles'> {
  courses: readonly ListedCourse[];
  /** The category's total, which may exceed the listed courses. */
  count: number;
  category: string;
  slug: string;
}

/** The courses of a category, each with its id as fragment, which open in place (MDX: CourseList). */
export function CourseRows({ courses, count, category, slug, reviewed, outlines, roles }: CourseRowsProps) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  return (
    <>
      <ul role="list" aria-label={t('list.label', { category })}>
        {courses.map(({ id, title, description, hours, level }) => (
          <li key={id} id={id} css={row}>
            <Details
              summary={
                <>
                  <H3>{title}</H3>
                  <CourseMeta level={level} hours={hours} lang={interfaceLang} />
                </>
              }
              css={course}
            >
              <Opened id={id} {...{ title, description, slug, reviewed, outlines, roles }} />
            </Details>
          </li>
        ))}
      </ul>
      {courses.length < count && (
        <p css={note} lang={interfaceLang}>
          <RichText
            text={t('list.listed', { count, listed: courses.length })}
            tags={{
              ask: (words) => (
                <ContactLink topic="courseList" css={request}>
                  {words}
                </ContactLink>
              ),
            }}
          />
        </p>
      )}
    </>
  );
}

interface OpenedProps extends Pick<CourseRowsProps, 'slug' | 'reviewed' | 'outlines' | 'roles'> {
  id: string;
  title: string;
  description: ListedCourse['description'];
}

/** What a row says of its course when it is open. */
function Opened({ id, title, description, slug, reviewed, outlines, roles }: OpenedProps) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  const outline = outlines[id];
  return (
    <div css={content}>
      <p>
        <Prose tree={description} />
      </p>
      {outline && <Syllabus isInRow {...outline} />}
      <div css={known} lang={interfaceLang}>
        {!outline && (
          <ContactLink topic="course" subject={id} css={request}>
            {t('outline.onRequest')}
          </ContactLink>
        )}
        {reviewed[id] !== undefined && <p>{t('list.reviewed', { date: reviewed[id] })}</p>}
        <CourseLists roles={roles[id] ?? []} />
      </div>
      <div lang={interfaceLang}>
        {outline ? (
          <LocaleLink to={pagePath({ kind: 'outlines', slug: `${slug}/${id}` })} css={buttonSecondary}>
            {t('outline.more', { course: title })}
          </LocaleLink>
        ) : (
          <ContactLink topic="trial" subject={id} css={buttonSecondary}>
            {t('outline.trial')}
          </ContactLink>
        )}
      </div>
    </div>
  );
}

const row = css({
  borderBlockStart: '1px solid var(--line)',
  // The course that the address names (`src/site/browser/fragment.ts`).
  '&[data-named]': {
    background: 'var(--hue-tint)',
    borderColor: 'var(--hue)',
    // Its words stay in line with the others.
    boxShadow: '-10px 0 0 var(--hue-tint), 10px 0 0 var(--hue-tint)',
  },
});

const course = css({
  '& > summary': [
    courseMetaInColumns,
    {
      flexWrap: 'wrap',
      gap: '2px 18px',
      minHeight: 64,
      paddingBlock: 10,
      paddingInlineEnd: 34,
      position: 'relative',
      '& > h3': { flex: '1 1 18rem', fontSize: '1.1875rem' },
      '&:hover > h3': { color: 'var(--hue)' },
      '& > svg': {
        position: 'absolute',
        insetInlineEnd: 4,
        insetBlockStart: 'calc(50% - .6875rem)',
        color: 'var(--ink3)',
      },
    },
  ],
});

const content = css({
  display: 'grid',
  gap: 10,
  paddingBlockEnd: 'var(--space-md)',
  '& > p': { maxWidth: '68ch', color: 'var(--ink2)' },
});

const known = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 18px',
  color: 'var(--ink2)',
  fontSize: 'var(--text-small)',
});
const request = css({ display: 'inline-block', paddingBlock: 10 });
const note = css({ marginBlockStart: 28, color: 'var(--ink2)' });
