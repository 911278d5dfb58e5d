import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { findAll, plainText } from '../../../content/mdx/tree';
import { LocaleLink } from '../../i18n/LocaleLink';
import { usePage } from '../../i18n/usePage';
import { linkTo } from '../../links';
import { CoursePhone } from '../../scenes/CoursePhone';
import type { ScreenData, ScreenProps } from '../../screenData';
import { localisedPath, whoseLaw } from '../../routes';
import { ContactLink } from '../../shell/ContactLink';
import { PageHead } from '../../shell/head/PageHead';
import { siteUrl } from '../../shell/head/siteUrl';
import { useCanonicalUrl } from '../../shell/head/useCanonicalUrl';
import { CourseLists } from '../../shell/prose/CourseLists';
import { CourseHero, SampleLink } from '../../shell/prose/CourseHero';
import { CourseMeta } from '../../shell/prose/CourseMeta';
import { CourseRow, courseList } from '../../shell/prose/CourseRow';
import { Syllabus } from '../../shell/prose/Syllabus';
import { courseNode } from '../../shell/head/courseNode';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { buttonAccent, buttonPrimary, buttonSecondary } from '../../ui/button';
import { CallToActionBand } from '../../ui/CallToActionBand';
import { from } from '../../ui/breakpoints';
import { H2 } from '../../ui/elements';
import { Section } from '../../ui/Section';
import { sideBySide } from '../../ui/sideBySide';

/** The page of one course: what one can do afterwards, its lessons, and for whom it is suggested. */
export default function OutlineScreen({ pageContext }: ScreenProps<'outline'>) {
  const { t } = useTranslation(['course', 'courses']);
  const { contentLang, interfaceLang } = useContentLanguage();
  const canonical = useCanonicalUrl();
  const { language } = usePage();
  const { tree, course, subject, roles, related, sample, description, title } = pageContext.data;
  const breadcrumbs = [
    { label: t('breadcrumb.courses'), to: '/courses' },
    { label: subject.heading, to: subject.path },
    { label: course.title },
  ];
  const sentence = plainText(course.description);
  const composed = t('outline.head.title', { course: course.title });
  const about = { name: subject.heading, url: siteUrl + localisedPath(subject.path, language.code) };
  const lessons = findAll(tree, 'Lesson');
  const outline = {
    outcomes: findAll(tree, 'Outcome').map(({ children }) => plainText(children)),
    lessons: lessons.map(({ props, children }) => ({ name: plainText(children), minutes: props?.minutes ?? '' })),
  };
  const node = courseNode({ ...course, description: sentence, subject: about, outline }, canonical);
  return (
    <>
      <PageHead
        // A search engine cuts a longer one.
        title={title ?? (composed.length <= 60 ? composed : course.title)}
        description={description ?? sentence}
        breadcrumbs={breadcrumbs}
        graph={[node]}
      />
      <article lang={contentLang} data-hue={subject.hue}>
        <CourseHero
          breadcrumbs={breadcrumbs}
          title={course.title}
          lede={course.description}
          lang={course.lang}
          facts={
            <>
              <CourseMeta level={course.level} hours={course.hours} />
              <span>{t('outline.lessons', { count: lessons.length })}</span>
              <span aria-hidden="true" css={stones}>
                {lessons.map(({ props }, index) => (
                  <span key={index} style={{ flexGrow: props?.minutes }}>
                    {props?.minutes}
                  </span>
                ))}
                {t('outline.minutes', { minutes: '' }).trim()}
              </span>
              {course.reviewed !== undefined && <span>{t('list.reviewed', { date: course.reviewed })}</span>}
            </>
          }
          actions={
            <ContactLink topic="trial" subject={course.id} css={buttonPrimary}>
              {t('outline.trial')}
            </ContactLink>
          }
          phone={<CoursePhone title={course.title} {...{ tree, interfaceLang }} lang={contentLang} />}
        />
        <Section labelledBy="lessons">
          <Syllabus tree={tree} roles={<CourseLists roles={roles} />}>
            <p css={note} lang={interfaceLang}>
              {t('outline.awareness')} {t(whoseLaw)}
            </p>
          </Syllabus>
          <div css={columns}>
            {related.length > 0 && <Related courses={related} />}
            <div css={ways} lang={interfaceLang}>
              <SampleLink {...sample} />
              <LocaleLink to={linkTo('courseBuilder')} css={buttonSecondary}>
                {t('courses:results.draft')}
              </LocaleLink>
              <LocaleLink to={subject.path} css={buttonSecondary}>
                {t('outline.subject')}
              </LocaleLink>
            </div>
          </div>
        </Section>
        <div lang={interfaceLang}>
          <CallToActionBand
            id="next"
            title={t('outline.cta.title')}
            action={
              <ContactLink topic="trial" subject={course.id} css={buttonAccent}>
                {t('outline.trial')}
              </ContactLink>
            }
          >
            {t('outline.cta.text')}
          </CallToActionBand>
        </div>
      </article>
    </>
  );
}

/** Courses that are often assigned with this one. */
function Related({ courses }: { courses: ScreenData['outline']['related'] }) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  return (
    <section aria-labelledby="related">
      <H2 id="related" lang={interfaceLang} css={subheading}>
        {t('outline.related')}
      </H2>
      <ul role="list" css={courseList}>
        {courses.map((course) => (
          <CourseRow key={course.id} course={course} interfaceLang={interfaceLang} />
        ))}
      </ul>
    </section>
  );
}

// Each is as wide as its lesson is long, and shows its minutes; their unit is after the last.
const stones = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px clamp(2px, 1vw, 6px)',
  flexBasis: '100%',
  marginBlockStart: 8,
  '& > span': {
    flexBasis: 0,
    paddingInline: 1,
    color: 'var(--paper)',
    background: 'var(--hue)',
    borderRadius: '9px 9px 3px 9px',
    fontSize: 'var(--text-caption)',
    fontWeight: 640,
    lineHeight: '28px',
    textAlign: 'center',
    forcedColorAdjust: 'none',
  },
});

const columns = css(sideBySide([7, 5], 'var(--space-lg) var(--space-2xl)', 'center'), {
  marginBlockStart: 'var(--space-lg)',
});
const ways = css({
  display: 'grid',
  gap: 12,
  [from.wide]: { '&:only-child': { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(3, 1fr)' } },
});
const note = css({ color: 'var(--ink2)', fontSize: 'var(--text-small)' });
const subheading = css({ marginBlockEnd: 'var(--space-xs)', fontSize: '1.375rem', lineHeight: 'var(--leading-h3)' });
