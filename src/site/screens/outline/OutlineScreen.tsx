import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { findAll, plainText } from '../../../content/mdx/tree';
import { englishLang } from '../../i18n/englishLang';
import { LocaleLink } from '../../i18n/LocaleLink';
import { usePage } from '../../i18n/usePage';
import { linkTo } from '../../links';
import { CoursePhone } from '../../scenes/CoursePhone';
import type { ScreenData, ScreenProps } from '../../screenData';
import { localisedPath, whoseLaw } from '../../routes';
import { ContactCallToAction } from '../../shell/ContactCallToAction';
import { ContactLink } from '../../shell/ContactLink';
import { ExternalLink } from '../../shell/ExternalLink';
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
import { below } from '../../ui/breakpoints';
import { buttonPrimary, buttonRow, buttonSecondary } from '../../ui/button';
import { Card } from '../../ui/Card';
import { H2 } from '../../ui/elements';
import { Section } from '../../ui/Section';
import { sideBySide } from '../../ui/sideBySide';

/** The page of one course: what one can do afterwards, its lessons, and for whom it is suggested. */
export default function OutlineScreen({ pageContext }: ScreenProps<'outline'>) {
  const { t } = useTranslation(['course', 'courses']);
  const { contentLang, interfaceLang } = useContentLanguage();
  const canonical = useCanonicalUrl();
  const { language } = usePage();
  const { tree, course, subject, roles, related, laws, next, sample, description, title } = pageContext.data;
  const breadcrumbs = [
    { label: t('breadcrumb.courses'), to: '/courses' },
    { label: subject.heading, to: subject.path },
    { label: course.title },
  ];
  const sentence = plainText(course.description);
  const composed = t('outline.head.title', { course: course.title });
  const about = { name: subject.heading, url: siteUrl + localisedPath(subject.path, language.code) };
  const lessons = findAll(tree, 'Lesson');
  const ways: readonly (readonly [to: string, title: string, lang?: string | undefined])[] = [
    [subject.path, t('outline.subject')],
    [linkTo('courseBuilder'), t('courses:results.draft')],
    ...(sample && !sample.isOwn ? [[linkTo('sampleLesson'), sample.title, sample.lang] as const] : []),
  ];
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
          <Card css={inside}>
            <Lessons tree={tree}>
              <p lang={interfaceLang}>{t(whoseLaw)}</p>
              {laws.length > 0 && <Laws laws={laws} />}
            </Lessons>
          </Card>
          <div css={beneath} lang={interfaceLang}>
            {related.length > 0 && (
              <div>
                <H2>{t('outline.related')}</H2>
                <ul role="list">
                  {related.map((course) => (
                    <CourseRow key={course.id} course={course} />
                  ))}
                </ul>
              </div>
            )}
            <div css={around}>
              <CourseLists roles={roles} />
              <p>{t('outline.awareness')}</p>
              <div css={buttonRow}>
                {ways.map(([to, children, lang]) => (
                  <LocaleLink key={to} css={buttonSecondary} {...{ to, lang, children }} />
                ))}
              </div>
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

/** The laws that a course explains, each as it is published. */
function Laws({ laws }: Pick<ScreenData['outline'], 'laws'>) {
  return (
    <ul role="list">
      {laws.map(({ name, path }) => (
        <li key={path}>
          <ExternalLink href={`https://www.legislation.gov.uk/${path}`}>
            <span lang={englishLang}>{name}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

/** The lessons, in as many columns as there is room for. */
const inside = css({
  [below.medium]: { padding: 0, background: 'none', border: 0, '& li': { fontSize: 'var(--text-small)' } },
  '& > div': { inlineSize: '100%' },
  '& ol': { columns: '24rem', columnGap: 'var(--space-2xl)' },
  '& li': { breakInside: 'avoid' },
  '& p': { marginBlockStart: 'var(--space-sm)', color: 'var(--ink2)', fontSize: 'var(--text-small)' },
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: 'var(--space-md)' },
  '& ul a': { display: 'inline-block', paddingBlock: 10 },
});

const beneath = css(sideBySide([1, 1], 'var(--space-md) var(--space-2xl)', 'start'), {
  marginBlockStart: 'var(--space-lg)',
  '& h2, & > div > div > span': {
    fontSize: 'var(--text-h3)',
    fontWeight: 700,
    lineHeight: 'var(--leading-h3)',
  },
  '& h2': { marginBlockEnd: 'var(--space-xs)' },
  // Each in the colours of its subject, and pressed as a whole.
  '& li[data-hue]': {
    position: 'relative',
    marginBlockEnd: 8,
    padding: '8px var(--space-sm)',
    background: 'var(--hue-tint)',
    borderRadius: 'var(--radius-md)',
    '& > a': { minHeight: 28, '&::after': { content: '""', position: 'absolute', inset: 0 } },
  },
});

const around = css({
  display: 'grid',
  gap: 'var(--space-sm)',
  '& > p': { color: 'var(--ink2)', fontSize: 'var(--text-small)' },
});

// The sections share one gap.
const end = css({ marginBlockStart: 'calc(-1 * var(--section))' });
