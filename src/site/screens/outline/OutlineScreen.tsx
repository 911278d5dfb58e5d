import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { findAll, plainText } from '../../../content/mdx/tree';
import { LocaleLink } from '../../i18n/LocaleLink';
import { usePage } from '../../i18n/usePage';
import { linkTo } from '../../links';
import { CategoryArt } from '../../scenes/CategoryArt';
import type { ScreenProps } from '../../screenData';
import { localisedPath, whoseLaw } from '../../routes';
import { ContactLink } from '../../shell/ContactLink';
import { BreadcrumbNav } from '../../shell/head/BreadcrumbNav';
import { PageHead } from '../../shell/head/PageHead';
import { siteUrl } from '../../shell/head/siteUrl';
import { useCanonicalUrl } from '../../shell/head/useCanonicalUrl';
import { CourseLists } from '../../shell/prose/CourseLists';
import { CourseMeta } from '../../shell/prose/CourseMeta';
import { Prose } from '../../shell/prose/Prose';
import { courseNode } from '../../shell/head/courseNode';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { buttonAccent, buttonPrimary, buttonRow, buttonSecondary } from '../../ui/button';
import { CallToActionBand } from '../../ui/CallToActionBand';
import { container } from '../../ui/container';
import { H1 } from '../../ui/elements';
import { Section } from '../../ui/Section';
import { ledeStyle } from '../../ui/SectionHeading';
import { hueBand } from '../../ui/hueBand';
import { LessonList } from './LessonList';
import { RelatedCourses } from './RelatedCourses';

/** The page of one course: what one can do afterwards, its lessons, and for whom it is suggested. */
export default function OutlineScreen({ pageContext }: ScreenProps<'outline'>) {
  const { t } = useTranslation(['course', 'courses']);
  const { contentLang, interfaceLang } = useContentLanguage();
  const canonical = useCanonicalUrl();
  const { language } = usePage();
  const { tree, course, subject, roles, related, hasSample, description } = pageContext.data;
  const breadcrumbs = [
    { label: t('breadcrumb.courses'), to: '/courses' },
    { label: subject.heading, to: subject.path },
    { label: course.title },
  ];
  const sentence = plainText(course.description);
  const title = t('outline.head.title', { course: course.title });
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
        title={title.length <= 60 ? title : course.title}
        description={description ?? sentence}
        breadcrumbs={breadcrumbs}
        graph={[node]}
      />
      <article lang={contentLang} data-hue={subject.hue}>
        <header css={hueBand}>
          <div css={[container, top]}>
            <BreadcrumbNav items={breadcrumbs} />
            <H1 lang={course.lang}>{course.title}</H1>
            <p css={ledeStyle} lang={course.lang}>
              <Prose tree={course.description} />
            </p>
            <div css={facts} lang={interfaceLang}>
              <CourseMeta level={course.level} hours={course.hours} />
              <span>{t('outline.lessons', { count: lessons.length })}</span>
              {course.reviewed !== undefined && <span>{t('list.reviewed', { date: course.reviewed })}</span>}
            </div>
            <div css={buttonRow} lang={interfaceLang}>
              <ContactLink topic="trial" subject={course.id} css={buttonPrimary}>
                {t('outline.trial')}
              </ContactLink>
              {hasSample && (
                <LocaleLink to={linkTo('sampleLesson')} css={buttonSecondary}>
                  {t('sample.link')}
                </LocaleLink>
              )}
            </div>
          </div>
        </header>
        <Section labelledBy="lessons">
          <LessonList tree={tree} />
          <div css={after} lang={interfaceLang}>
            <CourseLists roles={roles} />
            <p css={note}>
              {t('outline.awareness')} {t(whoseLaw)}
            </p>
            <LocaleLink to={subject.path} css={buttonSecondary}>
              {t('outline.subject')}
            </LocaleLink>
          </div>
        </Section>
        {related.length > 0 && <RelatedCourses courses={related} />}
        <div lang={interfaceLang}>
          <CallToActionBand
            id="next"
            title={t('outline.cta.title')}
            drawing={<CategoryArt hue={subject.hue} />}
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

const top = css({ display: 'grid', gap: 'var(--space-sm)', justifyItems: 'start', '& > h1': { maxWidth: '24ch' } });
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 18px',
  color: 'var(--ink2)',
  fontSize: 'var(--text-small)',
});
const after = css({
  display: 'grid',
  gap: 'var(--space-md)',
  justifyItems: 'start',
  marginBlockStart: 'var(--space-lg)',
});
const note = css({ maxWidth: '68ch', color: 'var(--ink2)' });
