import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { findAll, plainText } from '../../../content/mdx/tree';
import { LocaleLink } from '../../i18n/LocaleLink';
import { usePage } from '../../i18n/usePage';
import { linkTo } from '../../links';
import { CoursePhone } from '../../scenes/CoursePhone';
import type { ScreenData, ScreenProps } from '../../screenData';
import { localisedPath, whoseLaw } from '../../routes';
import { ContactCallToAction } from '../../shell/ContactCallToAction';
import { ContactLink } from '../../shell/ContactLink';
import { PageHead } from '../../shell/head/PageHead';
import { siteUrl } from '../../shell/head/siteUrl';
import { useCanonicalUrl } from '../../shell/head/useCanonicalUrl';
import { CourseLists } from '../../shell/prose/CourseLists';
import { CourseHero } from '../../shell/prose/CourseHero';
import { CourseMeta } from '../../shell/prose/CourseMeta';
import { CourseRow } from '../../shell/prose/CourseRow';
import { LessonPath, Lessons, Outcomes } from '../../shell/prose/Syllabus';
import { courseNode } from '../../shell/head/courseNode';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { buttonPrimary, buttonSecondary, textButton } from '../../ui/button';
import { H2 } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { sideBySide } from '../../ui/sideBySide';

/** The page of one course: what one can do afterwards, its lessons, and for whom it is suggested. */
export default function OutlineScreen({ pageContext }: ScreenProps<'outline'>) {
  const { t } = useTranslation('course');
  const { contentLang, interfaceLang } = useContentLanguage();
  const canonical = useCanonicalUrl();
  const { language } = usePage();
  const { tree, course, subject, roles, related, next, sample, description, title } = pageContext.data;
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
  return (
    <>
      <PageHead
        // A search engine cuts a longer one.
        title={title ?? (composed.length <= 60 ? composed : course.title)}
        description={description ?? sentence}
        breadcrumbs={breadcrumbs}
        graph={[courseNode({ ...course, description: sentence, subject: about, outline }, canonical)]}
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
              {course.reviewed !== undefined && <span>{t('list.reviewed', { date: course.reviewed })}</span>}
            </>
          }
          action={
            <ContactLink topic="trial" subject={course.id} css={buttonPrimary}>
              {t('outline.trial')}
            </ContactLink>
          }
          sample={sample}
          phone={<CoursePhone title={course.title} {...{ tree, next, interfaceLang }} lang={contentLang} />}
        >
          <Outcomes tree={tree} />
          <LessonPath tree={tree} />
        </CourseHero>
        <Section labelledBy="lessons">
          <div css={sideBySide([1, 1], 'var(--space-xl) var(--space-2xl)', 'start')}>
            <Inside tree={tree} />
            <div css={aside} lang={interfaceLang}>
              <CourseLists roles={roles} />
              {related.length > 0 && (
                <div>
                  <H2>{t('outline.related')}</H2>
                  <ul role="list">
                    {related.map((course) => (
                      <CourseRow key={course.id} course={course} interfaceLang={interfaceLang} />
                    ))}
                  </ul>
                </div>
              )}
              <LocaleLink to={subject.path} css={buttonSecondary}>
                {t('outline.subject')}
                <Icon name="arrow-right" />
              </LocaleLink>
            </div>
          </div>
        </Section>
        <div lang={interfaceLang} css={end}>
          <ContactCallToAction
            id="next"
            topic="trial"
            subject={course.id}
            title={t('outline.cta.title')}
            text={t('outline.cta.text')}
            button={t('outline.trial')}
          />
        </div>
      </article>
    </>
  );
}

/** Its lessons, and the way to make one. */
function Inside({ tree }: Pick<ScreenData['outline'], 'tree'>) {
  const { t } = useTranslation(['course', 'courses']);
  const { interfaceLang } = useContentLanguage();
  return (
    <div>
      <Lessons tree={tree} />
      <p css={note} lang={interfaceLang}>
        {t('outline.awareness')} {t(whoseLaw)}
      </p>
      <LocaleLink to={linkTo('courseBuilder')} css={textButton} lang={interfaceLang}>
        {t('courses:results.draft')}
      </LocaleLink>
    </div>
  );
}

const note = css({ marginBlockStart: 'var(--space-md)', color: 'var(--ink2)', fontSize: 'var(--text-small)' });

const aside = css({
  display: 'grid',
  gap: 'var(--space-lg)',
  justifyItems: 'start',
  '& h2, & > div:first-of-type > span': {
    flexBasis: '100%',
    fontSize: 'var(--text-h3)',
    fontWeight: 700,
    lineHeight: 'var(--leading-h3)',
  },
  '& h2': { marginBlockEnd: 'var(--space-xs)' },
  '& > div': { inlineSize: '100%' },
  // Each in the colours of its subject.
  '& > div > [role=list] > [data-hue]': {
    marginBlockEnd: 8,
    paddingInline: 'var(--space-sm)',
    background: 'var(--hue-tint)',
    borderRadius: 'var(--radius-md)',
  },
});

// The sections share one gap.
const end = css({ marginBlockStart: 'calc(-1 * var(--section))' });
