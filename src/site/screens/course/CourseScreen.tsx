import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { coursesIn, plainText, type TreeElement, type TreeNode } from '../../../content/mdx/tree';
import type { CourseFacts as Facts } from '../../../content/pages/facts';
import { coursePath } from '../../../content/pages/contentKinds';
import { LocaleLink } from '../../i18n/LocaleLink';
import { RichText } from '../../i18n/RichText';
import { usePageLinks } from '../../i18n/usePage';
import { CoursePhone } from '../../scenes/CoursePhone';
import type { ScreenProps, ScreenData } from '../../screenData';
import { ContactLink } from '../../shell/ContactLink';
import { courseNode } from '../../shell/head/courseNode';
import { PageHead } from '../../shell/head/PageHead';
import type { GraphNode } from '../../shell/head/StructuredData';
import { useCanonicalUrl } from '../../shell/head/useCanonicalUrl';
import { CallToAction } from '../../shell/prose/CallToAction';
import { CapabilityGrid } from '../../shell/prose/CapabilityGrid';
import { ContentSections } from '../../shell/prose/ContentSections';
import { isElement, splitIntoSections, type ContentSection } from '../../shell/prose/contentTree';
import { CourseHero } from '../../shell/prose/CourseHero';
import { CourseLists } from '../../shell/prose/CourseLists';
import { CourseMeta, courseMetaInColumns, factsRow } from '../../shell/prose/CourseMeta';
import { Prose } from '../../shell/prose/Prose';
import { Syllabus } from '../../shell/prose/Syllabus';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { below, from } from '../../ui/breakpoints';
import { buttonPrimary, buttonSecondary } from '../../ui/button';
import { Details } from '../../ui/Details';
import { H3 } from '../../ui/elements';
import { Section } from '../../ui/Section';
import { sideBySide } from '../../ui/sideBySide';
import { RolePaths } from './RolePaths';

export default function CourseScreen({ pageContext }: ScreenProps<'course'>) {
  const { t } = useTranslation(['course', 'common']);
  const { contentLang, interfaceLang } = useContentLanguage();
  const { languages } = usePageLinks();
  const canonical = useCanonicalUrl();
  const { page, topic, facts, name = page.heading, learners, outlines, sample } = pageContext.data;
  const slug = pageContext.route.split('/').at(-1) ?? '';
  const { lead, sections, callToAction } = splitIntoSections(page.tree);
  const courses = listedCourses(page.tree, facts.courses);
  const [first, second] = courses.flatMap(({ id, title }) => {
    const outline = outlines[id];
    return outline ? { ...outline, id, title, category: slug, hasPage: true as const } : [];
  });
  const breadcrumbs = [{ label: t('breadcrumb.courses'), to: '/courses' }, { label: name }];
  const graph = courseListStructuredData(courses, outlines, page.heading, canonical);
  const isList = ({ body }: ContentSection) => body.some((node) => isElement(node, 'CourseList'));
  const blocks = {
    blocks: {
      CourseList: () => <CourseRows {...pageContext.data} {...{ courses, slug }} />,
      CapabilityGrid: (element: TreeElement) => <CapabilityGrid element={element} />,
    },
    headingStyle: () => ({ marginBlockEnd: 'var(--space-lg)' }),
  };
  return (
    <>
      <PageHead title={page.title} description={page.description} breadcrumbs={breadcrumbs} graph={graph && [graph]} />
      <article lang={contentLang} data-hue={facts.hue}>
        <CourseHero
          breadcrumbs={breadcrumbs}
          title={page.title}
          lede={lead}
          facts={
            <>
              <b>{t('common:courseCount', { count: facts.count })}</b>
              <span>{t('glance.interface', { total: languages.length })}</span>
              <span>{t('glance.awareness')}</span>
              {facts.languages && (
                <span>
                  {t('glance.courses')}:{' '}
                  {facts.languages.map((code) => languages.find((one) => one.code === code)?.name).join(', ')}
                </span>
              )}
            </>
          }
          action={
            callToAction && (
              <ContactLink topic={topic} css={buttonPrimary} lang={contentLang}>
                {callToAction.props?.button}
              </ContactLink>
            )
          }
          sample={sample}
          phone={first && <CoursePhone {...{ lang: interfaceLang, interfaceLang, ...first }} next={second} />}
        />
        <ContentSections {...blocks} sections={sections.filter(isList)} />
        <Section tone="sunken">
          <div css={columns}>
            {learners.length > 0 && <RolePaths learners={learners} />}
            <div css={reasons}>
              <ContentSections {...blocks} sections={sections.filter((section) => !isList(section))} />
            </div>
          </div>
        </Section>
        {callToAction && <CallToAction element={callToAction} topic={topic} />}
      </article>
    </>
  );
}

interface CourseRowsProps extends Pick<ScreenData['course'], 'page' | 'facts' | 'reviewed' | 'outlines' | 'roles'> {
  courses: readonly ListedCourse[];
  slug: string;
}

/** The courses of a category, each with its id as fragment, which open in place (MDX: CourseList). */
function CourseRows({ courses, slug, page, facts: { count }, reviewed, outlines, roles }: CourseRowsProps) {
  const { t } = useTranslation(['course', 'contact']);
  const { interfaceLang } = useContentLanguage();
  return (
    <>
      <ul role="list" aria-label={t('list.label', { category: page.heading })}>
        {courses.map(({ id, title, description, outcomes, hours, level }) => {
          const outline = outlines[id];
          return (
            <li key={id} id={id} css={row}>
              <Details
                summary={
                  <>
                    <H3>{title}</H3>
                    <small>
                      <Prose tree={description} />
                    </small>
                    <CourseMeta level={level} hours={hours} lang={interfaceLang} />
                  </>
                }
                css={course}
              >
                <Syllabus {...(outline ?? { tree: outcomes })}>
                  <div
                    css={[factsRow, { rowGap: 'var(--space-sm)', marginBlockStart: 'var(--space-sm)' }]}
                    lang={interfaceLang}
                  >
                    {outline ? (
                      <LocaleLink to={coursePath({ category: slug, id, hasPage: true })} css={buttonSecondary}>
                        {t('outline.more', { course: title })}
                      </LocaleLink>
                    ) : (
                      <>
                        <ContactLink topic="course" subject={id} css={buttonSecondary}>
                          {t('outline.onRequest')}
                        </ContactLink>
                        <p>{t('contact:lede.question')}</p>
                        <CourseLists roles={roles[id] ?? []} />
                      </>
                    )}
                    {reviewed[id] !== undefined && <p>{t('list.reviewed', { date: reviewed[id] })}</p>}
                  </div>
                </Syllabus>
              </Details>
            </li>
          );
        })}
      </ul>
      {courses.length < count && (
        <p css={{ marginBlockStart: 28, color: 'var(--ink2)' }} lang={interfaceLang}>
          <RichText
            text={t('list.listed', { count, listed: courses.length })}
            tags={{
              ask: (words) => (
                <ContactLink topic="courseList" css={{ display: 'inline-block', paddingBlock: 10 }}>
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

type ListedCourse = ReturnType<typeof listedCourses>[number];

/** Returns the courses of a page in their order: texts from the page, facts from `facts.json`. */
function listedCourses(tree: readonly TreeNode[], facts: Facts['courses']) {
  return coursesIn(tree).flatMap(({ props, children, outcomes }) => {
    const fact = facts.find(({ id }) => id === props?.id);
    return fact && props?.title ? [{ ...fact, title: props.title, description: children, outcomes }] : [];
  });
}

/**
 * Returns a category's courses as structured data (ItemList of Course), each with its own page where it has one; nothing for
 * fewer than three, which search engines do not accept
 * (https://developers.google.com/search/docs/appearance/structured-data/course).
 */
function courseListStructuredData(
  courses: readonly ListedCourse[],
  /** The courses that have a page. */
  outlines: Readonly<Record<string, unknown>>,
  name: string,
  url: string,
): GraphNode | undefined {
  if (courses.length < 3) return undefined;
  return {
    '@type': 'ItemList',
    '@id': `${url}#courses`,
    name,
    numberOfItems: courses.length,
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: courseNode(
        { ...course, description: plainText(course.description) },
        outlines[course.id] === undefined ? `${url}#${course.id}` : `${url}/${course.id}`,
      ),
    })),
  };
}

const columns = css(sideBySide([7, 5], 'var(--space-xl) var(--space-2xl)', 'start'), {
  '& h2': { fontSize: '1.75rem' },
});
// Next to the roles, in one column.
const reasons = css({
  display: 'grid',
  gap: 'var(--space-lg)',
  '& > section, & > section > div': { padding: 0 },
  '& > section h2': { marginBlockEnd: 'var(--space-sm)' },
  '& > section ul': { gridTemplateColumns: '1fr' },
  '& > section li': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  '& > section p': { fontSize: 'var(--text-small)', lineHeight: 1.5 },
});

const row = css({
  borderBlockStart: '1px solid var(--line)',
  // The course that the address names (`src/site/browser/page.ts`).
  '&[data-named]': {
    background: 'var(--hue-tint)',
    borderColor: 'var(--hue)',
    // Its words stay in line with the others.
    boxShadow: '-10px 0 0 var(--hue-tint), 10px 0 0 var(--hue-tint)',
  },
});

const course = css({
  // Where there is no room next to the title, it is below it in an open row.
  '&:not([open]) > summary > small': { [below.wide]: { display: 'none' } },
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
      '& > small': { color: 'var(--ink2)', fontSize: 'var(--text-small)', lineHeight: 1.45, textWrap: 'pretty' },
      [below.wide]: { '& > small': { order: 1, flexBasis: '100%' } },
      [from.wide]: { columnGap: 32, flexWrap: 'nowrap', '& > small': { flex: '1 1 26rem' } },
      '&:hover > h3': { color: 'var(--hue)' },
      '& > svg': { position: 'absolute', insetInlineEnd: 4, color: 'var(--ink3)' },
    },
  ],
});
