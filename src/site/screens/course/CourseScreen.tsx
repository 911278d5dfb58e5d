import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { CategoryArt } from '../../scenes/CategoryArt';
import { CoursePhone } from '../../scenes/CoursePhone';
import { linkTo } from '../../links';
import type { ScreenProps } from '../../screenData';
import { ContactLink } from '../../shell/ContactLink';
import { BreadcrumbNav } from '../../shell/head/BreadcrumbNav';
import { PageHead } from '../../shell/head/PageHead';
import { useCanonicalUrl } from '../../shell/head/useCanonicalUrl';
import { Prose } from '../../shell/prose/Prose';
import { CallToAction } from '../../shell/prose/CallToAction';
import { CapabilityGrid } from '../../shell/prose/CapabilityGrid';
import { ContentSections } from '../../shell/prose/ContentSections';
import { splitIntoSections } from '../../shell/prose/contentTree';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { below, from } from '../../ui/breakpoints';
import { buttonPrimary, buttonRow, buttonSecondary } from '../../ui/button';
import { container } from '../../ui/container';
import { H1 } from '../../ui/elements';
import { hueBand } from '../../ui/hueBand';
import { ledeStyle } from '../../ui/SectionHeading';
import { sideBySide } from '../../ui/sideBySide';
import { courseListStructuredData } from './courseListStructuredData';
import { CourseRows } from './CourseRows';
import { CourseFacts } from './CourseFacts';
import { OtherCategories } from './OtherCategories';
import { listedCourses } from './listedCourses';

/** A course category page. */
export default function CourseScreen({ pageContext }: ScreenProps<'course'>) {
  const { t } = useTranslation(['course', 'common']);
  const { contentLang, interfaceLang } = useContentLanguage();
  const canonical = useCanonicalUrl();
  const {
    page,
    topic,
    facts,
    name = page.heading,
    categories,
    reviewed,
    lessons,
    roles,
    preview,
    sample,
  } = pageContext.data;
  const { title, heading } = page;
  const { hue } = facts;
  const slug = pageContext.route.split('/').at(-1) ?? '';
  const { lead, sections, callToAction } = splitIntoSections(page.tree);
  const courses = listedCourses(page.tree, facts.courses);
  const breadcrumbs = [{ label: t('breadcrumb.courses'), to: '/courses' }, { label: name }];
  const graph = courseListStructuredData(courses, lessons, heading, canonical);
  return (
    <>
      <PageHead title={title} description={page.description} breadcrumbs={breadcrumbs} graph={graph && [graph]} />
      <article lang={contentLang} data-hue={hue}>
        <header css={[tint, preview && endOfWords]}>
          <div css={container}>
            <BreadcrumbNav items={breadcrumbs} />
            <div css={columns}>
              <div css={words}>
                <H1>{title}</H1>
                <div css={ledeStyle}>
                  <Prose tree={lead} />
                </div>
                <p css={label} lang={interfaceLang}>
                  {t('common:courseCount', { count: facts.count })}
                </p>
                <div css={buttonRow}>
                  {callToAction && (
                    <ContactLink topic={topic} css={buttonPrimary}>
                      {callToAction.props?.button}
                    </ContactLink>
                  )}
                  <LocaleLink
                    to={linkTo('sampleLesson')}
                    css={buttonSecondary}
                    lang={sample.isOwn ? interfaceLang : (sample.lang ?? interfaceLang)}
                  >
                    {sample.isOwn ? t('sample.link') : sample.title}
                  </LocaleLink>
                </div>
              </div>
              <div css={preview ? phone : picture} lang={interfaceLang} aria-hidden="true" data-print="hide" inert="">
                {preview ? <CoursePhone {...preview} lang={preview.lang ?? contentLang} /> : <CategoryArt hue={hue} />}
              </div>
            </div>
          </div>
        </header>
        <CourseFacts courses={courses} languages={facts.languages} lang={interfaceLang} />
        <ContentSections
          sections={sections}
          blocks={{
            CourseList: () => (
              <CourseRows
                {...{ courses, reviewed, lessons, roles }}
                count={facts.count}
                category={heading}
                slug={slug}
              />
            ),
            CapabilityGrid: (element) => <CapabilityGrid element={element} />,
          }}
          sunken="CapabilityGrid"
          headingStyle={() => sectionTitle}
        />
        {callToAction && <CallToAction element={callToAction} topic={topic} drawing={<CategoryArt hue={hue} />} />}
      </article>
      <OtherCategories categories={categories} />
    </>
  );
}

// The picture stands on its edge.
const tint = css(hueBand, { paddingBlockEnd: 0 });
// Where the phone is not shown, which stands on the end of the band.
const endOfWords = css({ [below.wide]: { paddingBlockEnd: 'var(--space-xl)' } });

const columns = sideBySide([7, 5], 'var(--space-2xl)', 'end');

const words = css({
  display: 'grid',
  gap: 'var(--space-sm)',
  alignSelf: 'center',
  justifyItems: 'start',
  paddingBlockStart: 'var(--space-sm)',
  [from.wide]: { paddingBlockEnd: 'var(--space-2xl)', '& > h1': { WebkitHyphens: 'none', hyphens: 'none' } },
});

const label = css({
  marginBlockStart: 4,
  padding: '7px 16px',
  color: 'var(--hue)',
  background: 'var(--chip, var(--surface))',
  borderRadius: 'var(--radius-md)',
  fontWeight: 680,
  lineHeight: 1.4,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

const picture = css({
  inlineSize: '100%',
  maxInlineSize: 480,
  justifySelf: 'end',
  '& > div': { borderRadius: 0, background: 'none' },
});

const phone = css({ [below.wide]: { display: 'none' } });
const sectionTitle = css({ marginBlockEnd: 'var(--space-lg)' });
