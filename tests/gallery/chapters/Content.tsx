import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../../src/site/i18n/LocaleLink';
import { findAll } from '../../../src/content/mdx/tree';
import { CourseCards } from '../../../src/site/screens/course/CourseCards';
import { CourseOutline } from '../../../src/site/screens/course/CourseOutline';
import { listedCourses } from '../../../src/site/screens/course/listedCourses';
import { FeatureCards } from '../../../src/site/screens/feature/FeatureCards';
import { FeatureStatistics } from '../../../src/site/screens/feature/FeatureStatistics';
import { BrandValue, LastUpdated, PolicyNote, PolicyVersion } from '../../../src/site/screens/privacy/policyFields';
import { Question } from '../../../src/site/screens/lesson/Question';
import { policyText } from '../../../src/site/screens/privacy/policyText';
import { CallToActionBand } from '../../../src/site/ui/CallToActionBand';
import { Blocks } from '../../../src/site/shell/prose/Blocks';
import { CallToAction } from '../../../src/site/shell/prose/CallToAction';
import { CapabilityGrid } from '../../../src/site/shell/prose/CapabilityGrid';
import { parseHue } from '../../../src/site/shell/prose/parseHue';
import { parseTree, splitIntoSections } from '../../../src/site/shell/prose/contentSections';
import { Picture } from '../../../src/site/shell/prose/Picture';
import { Prose } from '../../../src/site/shell/prose/Prose';
import { buttonAccent } from '../../../src/site/ui/button';
import { Specimen, State } from '../Specimen';

/** The gallery's query data, besides the shell's. */
export interface ContentData {
  readonly feature: { readonly tree: unknown } | null;
  readonly featureFacts: {
    readonly pictures: Readonly<Record<string, unknown>> | null;
    readonly statistics: Readonly<Record<string, unknown>>;
  } | null;
  readonly screenshot: PictureData;
  readonly course: { readonly tree: unknown } | null;
  readonly courseFacts: {
    readonly hue: string;
    readonly count: number;
    readonly courses: readonly { readonly id: string; readonly hours: number; readonly level: string }[];
  } | null;
  readonly lesson: { readonly tree: unknown } | null;
  readonly policy: { readonly tree: unknown } | null;
}

type PictureData = { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null } | null;

/** The components of MDX, with text of real pages (content/WRITING.md). */
export function Content({
  data: { feature, featureFacts, screenshot, course, courseFacts, lesson, policy },
}: {
  data: ContentData;
}) {
  const { t } = useTranslation('common');
  const body = parseTree(feature?.tree);
  const [cards] = findAll(body, 'FeatureGrid');
  const [statistics] = findAll(body, 'Statistics');
  const [capabilities] = findAll(body, 'CapabilityGrid');
  const [closing] = findAll(body, 'CallToAction');
  const [picture] = findAll(body, 'Screenshot');
  const [outline] = findAll(parseTree(course?.tree), 'CourseOutline');
  const questions = findAll(parseTree(lesson?.tree), 'Question');
  const image = screenshot?.childImageSharp?.gatsbyImageData;
  return (
    <>
      <Specimen
        file="src/site/shell/prose/Prose.tsx"
        note="<Brand>, <PolicyNote>, <PolicyVersion> and <LastUpdated> are of the privacy policy: src/site/screens/privacy."
      >
        <State name="the privacy policy, its beginning and its end" wide>
          <div css={policyText}>
            <Prose
              tree={[...parseTree(policy?.tree).slice(0, 6), ...parseTree(policy?.tree).slice(-3)]}
              components={fields}
            />
          </div>
        </State>
      </Specimen>
      <Specimen
        file="src/site/shell/prose/Blocks.tsx"
        note="A section’s body in its own order: running text in the larger size, blocks between."
      >
        <State name="text only" wide>
          <Blocks
            nodes={splitIntoSections(feature?.tree).lead.filter((node) => node !== picture)}
            blocks={{ Screenshot: () => null }}
          />
        </State>
      </Specimen>
      <Specimen name="<Screenshot>" file="src/site/shell/prose/Picture.tsx">
        <State name="with room kept free from the start">
          {image && (
            <div css={{ width: 480, maxWidth: '100%' }}>
              <Picture image={image} alt={picture?.props?.alt ?? ''} />
            </div>
          )}
        </State>
      </Specimen>
      <Specimen name="<FeatureGrid>, <Feature>" file="src/site/screens/feature/FeatureCards.tsx">
        <State name="as on /features/qms" wide>
          {cards && <FeatureCards element={cards} pictures={featureFacts?.pictures ?? {}} />}
        </State>
      </Specimen>
      <Specimen name="<Statistics>, <Statistic>" file="src/site/screens/feature/FeatureStatistics.tsx">
        <State name="figures from facts.json" wide>
          {statistics && <FeatureStatistics element={statistics} statistics={featureFacts?.statistics ?? {}} />}
        </State>
      </Specimen>
      <Specimen name="<CapabilityGrid>, <Capability>" file="src/site/shell/prose/CapabilityGrid.tsx">
        <State name="four" wide>
          {capabilities && <CapabilityGrid element={capabilities} />}
        </State>
        <State name="three" wide>
          {capabilities && (
            <CapabilityGrid
              element={{ ...capabilities, children: findAll([capabilities], 'Capability').slice(0, 3) }}
            />
          )}
        </State>
      </Specimen>
      <Specimen
        name="<CourseList>, <Course>"
        file="src/site/screens/course/CourseCards.tsx"
        note="The card that a link’s fragment names is marked."
      >
        <State name="as on /courses/food-safety, the first three" wide>
          <div data-hue={parseHue(courseFacts?.hue)}>
            <CourseCards
              category={t('nav.course.food-safety')}
              count={courseFacts?.count ?? 0}
              courses={listedCourses(course?.tree, courseFacts?.courses ?? []).slice(0, 3)}
            />
          </div>
        </State>
      </Specimen>
      <Specimen name="<CourseOutline>, <Lesson>, <Outcome>" file="src/site/screens/course/CourseOutline.tsx">
        <State name="as on /courses/food-safety" wide>
          <div data-hue={parseHue(courseFacts?.hue)}>
            {outline && (
              <CourseOutline element={outline} courses={listedCourses(course?.tree, courseFacts?.courses ?? [])} />
            )}
          </div>
        </State>
      </Specimen>
      <Specimen
        name="<Question>, <Answer>"
        file="src/site/screens/lesson/Question.tsx"
        note="Each answer opens; one at a time."
      >
        <State name="as in the sample lesson" wide>
          <Question questions={questions} title={questions[0]?.props?.title} />
        </State>
      </Specimen>
      <Specimen name="<CallToAction>" file="src/site/shell/prose/CallToAction.tsx">
        <State name="as on /features/qms" wide>
          {closing && <CallToAction element={closing} />}
        </State>
      </Specimen>
      <Specimen file="src/site/ui/CallToActionBand.tsx">
        <State name="with other words" wide>
          <CallToActionBand
            id="gallery-action"
            title={t('error.title')}
            action={
              <LocaleLink to="/contact" css={buttonAccent}>
                {t('nav.contact')}
              </LocaleLink>
            }
          >
            {t('error.text')}
          </CallToActionBand>
        </State>
      </Specimen>
    </>
  );
}

const fields = { Brand: BrandValue, PolicyNote, PolicyVersion, LastUpdated };
