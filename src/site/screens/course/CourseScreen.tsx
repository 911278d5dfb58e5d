import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { CategoryArt } from '../../scenes/CategoryArt';
import { CoursePhone } from '../../scenes/CoursePhone';
import { linkTo } from '../../links';
import type { ScreenProps } from '../../screenData';
import { ContactLink } from '../../shell/ContactLink';
import { PageHead } from '../../shell/head/PageHead';
import { useCanonicalUrl } from '../../shell/head/useCanonicalUrl';
import { CallToAction } from '../../shell/prose/CallToAction';
import { CapabilityGrid } from '../../shell/prose/CapabilityGrid';
import { CourseHero } from '../../shell/prose/CourseHero';
import { ContentSections } from '../../shell/prose/ContentSections';
import { splitIntoSections } from '../../shell/prose/contentTree';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { buttonPrimary, buttonSecondary, smallButton } from '../../ui/button';
import { ContentIcon } from '../../ui/ContentIcon';
import { Span } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { courseListStructuredData } from './courseListStructuredData';
import { CourseRows } from './CourseRows';
import { CourseFacts } from './CourseFacts';
import { listedCourses } from './listedCourses';

/** A course category page. */
export default function CourseScreen({ pageContext }: ScreenProps<'course'>) {
  const { t } = useTranslation(['course', 'common']);
  const { contentLang, interfaceLang } = useContentLanguage();
  const canonical = useCanonicalUrl();
  const { page, topic, facts, name = page.heading, categories, reviewed, outlines, roles, sample } = pageContext.data;
  const { title, heading } = page;
  const { hue } = facts;
  const slug = pageContext.route.split('/').at(-1) ?? '';
  const { lead, sections, callToAction } = splitIntoSections(page.tree);
  const courses = listedCourses(page.tree, facts.courses);
  const [first] = courses.flatMap(({ id, title }) => (outlines[id] ? { ...outlines[id], title } : []));
  const breadcrumbs = [{ label: t('breadcrumb.courses'), to: '/courses' }, { label: name }];
  const graph = courseListStructuredData(courses, outlines, heading, canonical);
  return (
    <>
      <PageHead title={title} description={page.description} breadcrumbs={breadcrumbs} graph={graph && [graph]} />
      <article lang={contentLang} data-hue={hue}>
        <CourseHero
          breadcrumbs={breadcrumbs}
          title={title}
          lede={lead}
          facts={<span css={label}>{t('common:courseCount', { count: facts.count })}</span>}
          actions={
            <>
              {callToAction && (
                <ContactLink topic={topic} css={buttonPrimary} lang={contentLang}>
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
            </>
          }
          phone={first && <CoursePhone {...first} lang={first.lang ?? interfaceLang} />}
          drawing={<CategoryArt hue={hue} />}
        />
        <CourseFacts courses={courses} languages={facts.languages} lang={interfaceLang} />
        <ContentSections
          sections={sections}
          blocks={{
            CourseList: () => (
              <CourseRows
                {...{ courses, reviewed, outlines, roles }}
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
      <Section labelledBy="other-subjects" title={t('other.title')} css={afterBand}>
        <ul role="list" css={others}>
          {categories.map(({ path, name, icon, hue }) => (
            <li key={path} data-hue={hue}>
              <LocaleLink to={path} css={[buttonSecondary, smallButton]}>
                <ContentIcon name={icon} size="small" />
                <Span>{name}</Span>
              </LocaleLink>
            </li>
          ))}
        </ul>
        <LocaleLink to="/courses" css={buttonSecondary}>
          {t('other.all')}
          <Icon name="arrow-right" />
        </LocaleLink>
      </Section>
    </>
  );
}

const label = css({
  padding: '7px 16px',
  fontSize: '1rem',
  color: 'var(--hue)',
  background: 'var(--chip, var(--surface))',
  borderRadius: 'var(--radius-md)',
  fontWeight: 680,
  lineHeight: 1.4,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

const sectionTitle = css({ marginBlockEnd: 'var(--space-lg)' });
const afterBand = css({ paddingBlockStart: 0 });
const others = css({ display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockEnd: 'var(--space-md)' });
