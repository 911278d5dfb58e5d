import { css } from '@emotion/react';
import partners from '../../../content/data/partners.json';
import { hues } from '../../../src/model/hues';
import { AiBuilderScene } from '../../../src/scenes/AiBuilderScene';
import { AppraisalScene } from '../../../src/scenes/AppraisalScene';
import { Art } from '../../../src/scenes/Art';
import { AssignScene } from '../../../src/scenes/AssignScene';
import { CareerPathScene } from '../../../src/scenes/CareerPathScene';
import { CategoryArt } from '../../../src/scenes/CategoryArt';
import { CourseBuilderScene } from '../../../src/scenes/CourseBuilderScene';
import { DraftScene } from '../../../src/scenes/DraftScene';
import { HeroScene } from '../../../src/scenes/HeroScene';
import { NeedScene } from '../../../src/scenes/NeedScene';
import { PartnerMark } from '../../../src/scenes/PartnerMark';
import { QualityScene } from '../../../src/scenes/QualityScene';
import { ReportingScene } from '../../../src/scenes/ReportingScene';
import { ReviewScene } from '../../../src/scenes/ReviewScene';
import { SignOffScene } from '../../../src/scenes/SignOffScene';
import { SocialFeedScene } from '../../../src/scenes/SocialFeedScene';
import { SteppingStones } from '../../../src/scenes/SteppingStones';
import { FeatureArt } from '../../../src/screens/home/FeatureBento';
import { featureSlugs } from '../../../src/routes';
import { Specimen, State } from '../Specimen';

/** Scenes, drawings, logos. */
export function Pictures() {
  return (
    <>
      {Object.entries(scenes).map(([name, Scene]) => (
        <Specimen key={name} file={`src/scenes/${name}.tsx`}>
          <State name="sample data">
            <div css={widths.card} inert="">
              <Scene />
            </div>
          </State>
        </Specimen>
      ))}
      {Object.entries(featureScenes).map(([name, Scene]) => (
        <Specimen key={name} file={`src/scenes/${name}.tsx`} note="A picture of a feature page.">
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
      <Specimen file="src/scenes/CategoryArt.tsx" note="From static/art.svg.">
        {hues.map((hue) => (
          <State key={hue} name={hue}>
            <div css={small}>
              <CategoryArt hue={hue} />
            </div>
          </State>
        ))}
      </Specimen>
      <Specimen name="FeatureArt" file="src/screens/home/FeatureBento.tsx">
        {featureSlugs.map((slug, index) => (
          <State key={slug} name={slug}>
            <div css={small} data-hue={hues[index]}>
              <FeatureArt slug={slug} hue={hues[index] ?? 'management'} />
            </div>
          </State>
        ))}
      </Specimen>
      <Specimen name="fort" file="src/screens/home/SpecialistBand.tsx" note="From static/art.svg.">
        <State name="without its section">
          <div css={widths.card}>
            <Art name="fort" css={{ width: '100%', aspectRatio: '480 / 280', fill: 'var(--heather)' }} />
          </div>
        </State>
      </Specimen>
      <Specimen file="src/scenes/PartnerMark.tsx">
        {partners.map(({ id, name, hue }) => (
          <State key={id} name={hue}>
            <span data-hue={hue}>
              <PartnerMark id={id} name={name} />
            </span>
          </State>
        ))}
      </Specimen>
      <Specimen file="src/scenes/SteppingStones.tsx">
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
