import { css } from '@emotion/react';
import partners from '../../../content/data/partners.json';
import { hues } from '../../../src/content/hues';
import { AiBuilderScene } from '../../../src/site/scenes/AiBuilderScene';
import { AppraisalScene } from '../../../src/site/scenes/AppraisalScene';
import { Art } from '../../../src/site/scenes/Art';
import { AssignScene } from '../../../src/site/scenes/AssignScene';
import { CareerPathScene } from '../../../src/site/scenes/CareerPathScene';
import { CategoryArt } from '../../../src/site/scenes/CategoryArt';
import { CourseBuilderScene } from '../../../src/site/scenes/CourseBuilderScene';
import { DraftScene } from '../../../src/site/scenes/DraftScene';
import { HeroScene } from '../../../src/site/scenes/HeroScene';
import { NeedScene } from '../../../src/site/scenes/NeedScene';
import { PartnerMark } from '../../../src/site/scenes/PartnerMark';
import { QualityScene } from '../../../src/site/scenes/QualityScene';
import { ReportingScene } from '../../../src/site/scenes/ReportingScene';
import { ReviewScene } from '../../../src/site/scenes/ReviewScene';
import { SignOffScene } from '../../../src/site/scenes/SignOffScene';
import { SocialFeedScene } from '../../../src/site/scenes/SocialFeedScene';
import { SteppingStones } from '../../../src/site/scenes/SteppingStones';
import { FeatureArt } from '../../../src/site/screens/home/FeatureBento';
import { featureSlugs } from '../../../src/site/routes';
import { Specimen, State } from '../Specimen';

/** Scenes, drawings, logos. */
export function Pictures() {
  return (
    <>
      {Object.entries(scenes).map(([name, Scene]) => (
        <Specimen key={name} file={`src/site/scenes/${name}.tsx`}>
          <State name="sample data">
            <div css={widths.card} inert="">
              <Scene />
            </div>
          </State>
        </Specimen>
      ))}
      {Object.entries(featureScenes).map(([name, Scene]) => (
        <Specimen key={name} file={`src/site/scenes/${name}.tsx`} note="A picture of a feature page.">
          <State name="sample data" wide>
            <div css={widths.screen} inert="">
              <Scene />
            </div>
          </State>
          <State name="portrait, for phones">
            <div css={widths.phone} inert="">
              <Scene />
            </div>
          </State>
        </Specimen>
      ))}
      <Specimen file="src/site/scenes/CategoryArt.tsx" note="From static/art.svg.">
        {hues.map((hue) => (
          <State key={hue} name={hue}>
            <div css={small}>
              <CategoryArt hue={hue} />
            </div>
          </State>
        ))}
      </Specimen>
      <Specimen name="FeatureArt" file="src/site/screens/home/FeatureBento.tsx">
        {featureSlugs.map((slug, index) => (
          <State key={slug} name={slug}>
            <div css={small} data-hue={hues[index]}>
              <FeatureArt slug={slug} hue={hues[index] ?? 'management'} />
            </div>
          </State>
        ))}
      </Specimen>
      <Specimen name="fort" file="src/site/screens/home/SpecialistBand.tsx" note="From static/art.svg.">
        <State name="without its section">
          <div css={widths.card}>
            <Art name="fort" css={{ width: '100%', aspectRatio: '480 / 280', fill: 'var(--heather)' }} />
          </div>
        </State>
      </Specimen>
      <Specimen file="src/site/scenes/PartnerMark.tsx">
        {partners.map(({ id, name, hue }) => (
          <State key={id} name={hue}>
            <span data-hue={hue}>
              <PartnerMark id={id} name={name} />
            </span>
          </State>
        ))}
      </Specimen>
      <Specimen file="src/site/scenes/SteppingStones.tsx">
        <State name="all in place">
          <div css={widths.card}>
            <SteppingStones />
          </div>
        </State>
        <State name="one has slipped">
          <div css={widths.card}>
            <SteppingStones slipped />
          </div>
        </State>
      </Specimen>
    </>
  );
}

const scenes = { HeroScene, CourseBuilderScene, SocialFeedScene, AppraisalScene, SignOffScene, CareerPathScene };
const featureScenes = { NeedScene, DraftScene, AssignScene, QualityScene, ReviewScene, AiBuilderScene, ReportingScene };

const widths = {
  card: css({ width: 480, maxWidth: '100%' }),
  phone: css({ width: 336, maxWidth: '100%' }),
  screen: css({ width: 800, maxWidth: '100%', minHeight: 500 }),
};
const small = css({ width: 200 });
