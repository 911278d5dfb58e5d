import { css } from '@emotion/react';
import partners from '../../../content/data/partners.json';
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
import { Chapter, Specimen, State } from '../Specimen';
import { hues } from './Foundations';

/** Scenes, drawings, logos. */
export function Pictures() {
  return (
    <Chapter id="pictures" title="Pictures">
      {pictures.map(({ name, Scene, size }) => (
        <Specimen
          key={name}
          name={name}
          file={`src/scenes/${name}.tsx`}
          note={size === 'screen' ? 'The picture of a feature page.' : undefined}
        >
          <State name="sample data" wide={size === 'screen'}>
            <div css={widths[size]} inert="">
              <Scene />
            </div>
          </State>
          {size === 'screen' && (
            <State name="upright, for phones">
              <div css={widths.phone} inert="">
                <Scene />
              </div>
            </State>
          )}
        </Specimen>
      ))}
      <Specimen name="CategoryArt" file="src/scenes/CategoryArt.tsx" note="From static/art.svg.">
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
      <Specimen name="PartnerMark" file="src/scenes/PartnerMark.tsx">
        {partners.map(({ id, name, hue }) => (
          <State key={id} name={hue}>
            <span data-hue={hue}>
              <PartnerMark id={id} name={name} />
            </span>
          </State>
        ))}
      </Specimen>
      <Specimen name="SteppingStones" file="src/scenes/SteppingStones.tsx">
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
    </Chapter>
  );
}

const pictures = [
  { name: 'HeroScene', Scene: HeroScene, size: 'card' },
  { name: 'CourseBuilderScene', Scene: CourseBuilderScene, size: 'card' },
  { name: 'NeedScene', Scene: NeedScene, size: 'screen' },
  { name: 'DraftScene', Scene: DraftScene, size: 'screen' },
  { name: 'AssignScene', Scene: AssignScene, size: 'screen' },
  { name: 'SocialFeedScene', Scene: SocialFeedScene, size: 'card' },
  { name: 'AppraisalScene', Scene: AppraisalScene, size: 'card' },
  { name: 'SignOffScene', Scene: SignOffScene, size: 'card' },
  { name: 'CareerPathScene', Scene: CareerPathScene, size: 'card' },
  { name: 'QualityScene', Scene: QualityScene, size: 'screen' },
  { name: 'ReviewScene', Scene: ReviewScene, size: 'screen' },
  { name: 'AiBuilderScene', Scene: AiBuilderScene, size: 'screen' },
  { name: 'ReportingScene', Scene: ReportingScene, size: 'screen' },
] as const;

const widths = {
  card: css({ width: 480, maxWidth: '100%' }),
  phone: css({ width: 336, maxWidth: '100%' }),
  screen: css({ width: 800, maxWidth: '100%', minHeight: 500 }),
};
const small = css({ width: 200 });
