import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TreeElement } from '../../../content/mdx/tree';
import { AssignScene, CheckScene, DraftScene, NeedScene, RecordScene } from '../../scenes/courseScenes';
import { featureMoments } from '../../scenes/featureMoments';
import type { ScreenData } from '../../screenData';
import { childElements } from '../../shell/prose/contentTree';
import { Picture } from '../../shell/prose/Picture';
import { Prose } from '../../shell/prose/Prose';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { below, from } from '../../ui/breakpoints';
import { Card } from '../../ui/Card';
import { ContentIcon } from '../../ui/ContentIcon';
import { H3, Span } from '../../ui/elements';
import { equalColumns } from '../../ui/equalColumns';
import { captionStyle, Figure } from '../../ui/Figure';
import { Icon } from '../../ui/Icon';
import { iconHeading } from '../../ui/iconHeading';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { sideBySide } from '../../ui/sideBySide';
import { snappingRow } from '../../ui/snappingRow';
import { Tabs } from '../../ui/Tabs';

type FeaturesProps = Pick<ScreenData['feature'], 'facts' | 'drafts'> & { element: TreeElement };

/** Features, each with the moment that its words tell of (MDX: FeatureGrid), in two columns; first the main act. */
export function Features({ element, facts: { scene = 'aiBuilder' }, drafts }: FeaturesProps) {
  const features = childElements(element, 'Feature');
  const { useMoments, acts } = featureMoments[scene];
  const { t } = useTranslation(['screenshots', 'common']);
  const { interfaceLang } = useContentLanguage();
  const moments = useMoments(drafts, (icon) => (
    <>
      {t('alsoChanged')}{' '}
      <a href={`#feature-${icon}`}>{features.find(({ props }) => props?.icon === icon)?.props?.title}</a>
    </>
  ));
  const isMain = ({ props }: TreeElement) => props?.icon === acts[0];
  const cardOf = ({ props: { icon = '', title = '' } = {}, children = [] }: TreeElement) => (
    <Card key={title} as="li" css={card}>
      <div css={words} id={`feature-${icon}`}>
        <ContentIcon name={icon} size="small" />
        <H3>{title}</H3>
        <p>
          <Prose tree={children} />
        </p>
      </div>
      <FeaturePicture alt={title} scene={moments[icon]} acts={acts.includes(icon)} />
    </Card>
  );
  return (
    <div css={lists}>
      <ul role="list">{features.filter(isMain).map(cardOf)}</ul>
      <ul role="list" css={row}>
        {features.filter((feature) => !isMain(feature)).map(cardOf)}
      </ul>
      <p lang={interfaceLang} css={[captionStyle, { gridColumn: '1 / -1', marginBlockStart: 0 }]}>
        {t('common:illustration.try')}
      </p>
    </div>
  );
}

/** A course from the need to the training record, in steps. */
export function Tour() {
  const { t } = useTranslation(['feature', 'scenes', 'common']);
  const { interfaceLang } = useContentLanguage();
  const tabs = steps.map(([id, scene, acts], index) => {
    const label = `${index + 1}. ${t(`tour.${id}.label`)}`;
    const panel = (
      <div css={stepPanel}>
        <div css={stepWords}>
          <H3>{label}</H3>
          {([1, 2, 3] as const).map((point) => (
            <p key={point}>
              <Icon name="check" />
              <Span>{t(`tour.${id}.point.${point}`)}</Span>
            </p>
          ))}
        </div>
        <FeaturePicture alt={t(`scenes:tour.${id}.description`)} scene={scene} acts={acts} />
      </div>
    );
    return { id, label, panel };
  });
  return (
    <Section tone="sunken" labelledBy="tour">
      <div lang={interfaceLang}>
        <SectionHeading id="tour" title={t('tour.title')} lede={t('tour.lede')} />
        <Tabs label={t('tour.label')} tabs={tabs} titled />
        <p css={captionStyle}>{t('common:illustration.try')}</p>
      </div>
    </Section>
  );
}

const steps = [
  ['describe', <NeedScene />, true],
  ['draft', <DraftScene />, false],
  ['check', <CheckScene />, true],
  ['assign', <AssignScene />, true],
  ['record', <RecordScene />, true],
] as const;

/** Frames are as high as their place, with larger text than elsewhere. */
const picture = css({
  '& > figure': { display: 'grid', gridTemplateRows: '1fr auto' },
  '& > figure > [role], & > figure > [role] > div': { display: 'grid' },
  '& [role] > div > div': { alignItems: 'stretch' },
  '& [role] > div > div > div': { gridTemplateRows: '1fr auto' },
  '& [role] > div > div > div > div': {
    minBlockSize: 0,
    fontSize: 'calc(var(--scale, 1) * min(6cqi, clamp(.875rem, 3cqi, 1rem)))',
  },
});

const card = css(picture, {
  alignItems: 'stretch',
  '& > figure': { flex: 1 },
  // On phones without a box, and pictures without a bar.
  [below.medium]: { '--bar': 'none', padding: '4px 0', background: 'none', border: 0 },
});

/** On phones one row: pictures of one height, and below them the words. */
const row = css(snappingRow, {
  [below.medium]: {
    gridAutoColumns: 'min(21rem, 88%)',
    '& > li': { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' },
    '& > li > figure': { gridRow: 1 },
  },
});
const lists = css(equalColumns('var(--space-sm)', { wide: 2 }), {
  '& > ul': { display: 'grid', gap: 'inherit' },
  [from.medium]: {
    '& > ul': { display: 'contents' },
    // The main one is larger, on the page's tint.
    '& > :first-child > li': {
      '--mat': '0px',
      background: 'var(--hue-tint)',
      borderColor: 'transparent',
      '& > div > :first-child': { background: 'var(--surface)' },
    },
  },
  [from.wide]: {
    // That, and the last one where it would stand alone, are as wide as both columns: their words in one line above the picture.
    '& > ul > li:last-of-type:nth-of-type(odd)': {
      gridColumn: '1 / -1',
      '& > div': { gridTemplateColumns: 'auto 4fr 5fr', marginBlockEnd: 'var(--space-xs)' },
      '& h3': { fontSize: '1.75rem' },
      '& > div > p': { gridColumn: 'auto' },
    },
  },
});

/** Smaller on phones. */
export const furtherWords = css({
  maxWidth: '62ch',
  color: 'var(--ink2)',
  fontSize: 'clamp(.9375rem, .78rem + .6vw, 1.0625rem)',
});
const words = css(iconHeading, { '& > p': furtherWords });

const stepPanel = css(picture, sideBySide([1, 2], 'var(--space-md)', 'stretch'), {
  padding: 'var(--space-md)',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-xl)',
  // All of one height, so that nothing below them moves.
  minBlockSize: '39rem',
  [below.wide]: { minBlockSize: '44rem', gridTemplateRows: 'auto 1fr' },
  [below.medium]: { '--bar': 'none', minBlockSize: '36.5rem', padding: 0, background: 'none', border: 0 },
});

const stepWords = css({
  display: 'grid',
  alignContent: 'center',
  gap: 'var(--space-xs)',
  fontSize: 'var(--text-lede)',
  '& > p': { display: 'flex', gap: 12, color: 'var(--ink2)' },
  '& svg': { flex: 'none', marginBlockStart: 3, color: 'var(--hue)', fontSize: '1.25rem' },
  // Its tab is right above it.
  '@media screen and (max-width: 59.99em)': { fontSize: 'var(--text-small)', 'html.js & > h3': { display: 'none' } },
});

interface FeaturePictureProps {
  alt: string;
  /** The scene that shows the feature, or a picture of it. */
  scene: ReactNode;
  /** Whether something in it can be pressed. */
  acts?: boolean;
  image?: IGatsbyImageData;
}

/** The picture of a feature (MDX: Screenshot), captioned as an illustration with sample data; those of a section have one together. */
export function FeaturePicture({ alt, scene, acts, image }: FeaturePictureProps) {
  const { t } = useTranslation('common');
  const { interfaceLang } = useContentLanguage();
  if (!scene && !image) return null;
  return (
    <Figure
      label={scene ? alt : undefined}
      acts={acts}
      caption={acts === undefined && <span lang={interfaceLang}>{t('illustration.caption')}</span>}
      css={figure}
    >
      <div css={backdrop} lang={scene ? interfaceLang : undefined}>
        {scene}
        {!scene && image && <Picture image={image} alt={alt} css={frame} />}
      </div>
    </Figure>
  );
}

// Up to this width a scene is in portrait.
const figure = css({ [below.medium]: { inlineSize: '100%', maxInlineSize: '25.9rem', marginInline: 'auto' } });

const backdrop = css({
  display: 'grid',
  alignItems: 'center',
  padding: 'var(--mat, clamp(12px, 2.5vw, 24px))',
  background: 'var(--hue-tint)',
  borderRadius: 'var(--radius-xl)',
  // Below the picture is what has been done in it.
  '&:has(> div > p)': { paddingBlockEnd: 'min(var(--mat, 12px), 12px)' },
  '& > div > div': { borderRadius: 'var(--radius-lg)', boxShadow: 'var(--shadow-3)' },
});

const frame = css({ border: '1px solid var(--line)', borderRadius: 'var(--radius-lg)' });
