import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { FeatureFacts } from '../../../content/pages/facts';
import type { TreeElement } from '../../../content/mdx/tree';
import { actingScenes } from '../../scenes/featureScenes';
import { smallScenes } from '../../scenes/smallScenes';
import { childElements } from '../../shell/prose/contentTree';
import { Prose } from '../../shell/prose/Prose';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { from } from '../../ui/breakpoints';
import { Card } from '../../ui/Card';
import { H3 } from '../../ui/elements';
import { equalColumns } from '../../ui/equalColumns';
import { Figure } from '../../ui/Figure';
import { iconHeading } from '../../ui/iconHeading';
import { ContentIcon } from '../../ui/ContentIcon';

interface FeatureCardsProps {
  element: TreeElement;
  /** Names of scenes, by the icon of the feature that they show. */
  pictures: NonNullable<FeatureFacts['pictures']>;
}

/**
 * Feature cards in two columns, in the order of the text (MDX: FeatureGrid). A card with a picture is as wide as both; next to
 * three others it is as tall as they are.
 */
export function FeatureCards({ element, pictures }: FeatureCardsProps) {
  const { t } = useTranslation('common');
  const { interfaceLang } = useContentLanguage();
  const features = childElements(element, 'Feature');
  const sceneOf = ({ props }: TreeElement) => pictures[props?.icon ?? ''];
  const others = features.filter((feature) => !sceneOf(feature)).length;
  return (
    <ul role="list" css={grid}>
      {features.map((feature, index) => {
        const { icon = '', title = '' } = feature.props ?? {};
        const scene = sceneOf(feature);
        const acts = scene && actingScenes.includes(scene);
        const asTall = css(tall, { [from.wide]: { gridArea: `1 / ${index < others / 2 ? 1 : 2} / span ${others}` } });
        return (
          <Card key={title} as="li" css={[words, scene && (others % 2 === 0 ? wide : asTall)]}>
            <ContentIcon name={icon} />
            <H3>{title}</H3>
            <p>
              <Prose tree={feature.children ?? []} />
            </p>
            {scene && (
              <Figure
                label={acts ? title : undefined}
                acts={acts}
                caption={<span lang={interfaceLang}>{t('illustration.caption')}</span>}
                css={picture}
              >
                <div lang={interfaceLang} aria-hidden={!acts} inert={acts ? undefined : ''}>
                  {smallScenes[scene]}
                </div>
              </Figure>
            )}
          </Card>
        );
      })}
    </ul>
  );
}

const grid = equalColumns('var(--space-sm)', { wide: 2 });

const words = css(iconHeading, {
  [from.wide]: {
    '& > span': { gridRowEnd: 'span 2', alignSelf: 'start' },
    '& > p': { gridColumn: 2 },
  },
  '& > p': { maxWidth: '62ch', color: 'var(--ink2)' },
});

const tall = css({ [from.wide]: { gridTemplateRows: 'auto auto 1fr' } });

const wide = css({
  [from.wide]: {
    gridColumn: '1 / -1',
    gridTemplate: '1fr auto auto 1fr / auto minmax(0, 2fr) minmax(0, 3fr)',
    '& > :nth-child(-n + 2)': { gridRowStart: 2 },
    '& > p': { gridRowStart: 3 },
    '& > :last-child': { gridArea: '1 / 3 / -1', marginBlockStart: 0, marginInlineStart: 'var(--space-sm)' },
  },
});

const picture = css({
  gridColumn: '1 / -1',
  display: 'grid',
  alignSelf: 'stretch',
  alignContent: 'center',
  minWidth: 0,
  marginBlockStart: 'var(--space-xs)',
  padding: 'var(--space-sm)',
  background: 'var(--hue-tint)',
  borderRadius: 'var(--radius-md)',
  '& > *': { inlineSize: '100%', maxInlineSize: '27rem', marginInline: 'auto' },
});
