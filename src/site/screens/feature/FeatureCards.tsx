import { css } from '@emotion/react';
import type { FeatureFacts } from '../../../content/pages/facts';
import type { TreeElement } from '../../../content/mdx/tree';
import { smallScenes } from '../../scenes/smallScenes';
import { childElements } from '../../shell/prose/contentTree';
import { Prose } from '../../shell/prose/Prose';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { from } from '../../ui/breakpoints';
import { Card } from '../../ui/Card';
import { H3 } from '../../ui/elements';
import { equalColumns } from '../../ui/equalColumns';
import { iconHeading } from '../../ui/iconHeading';
import { ContentIcon } from '../../ui/ContentIcon';
import { sideBySide } from '../../ui/sideBySide';

interface FeatureCardsProps {
  element: TreeElement;
  /** Names of scenes, by the icon of the feature that they show. */
  pictures: NonNullable<FeatureFacts['pictures']>;
}

/**
 * Feature cards: those with a picture one a row, then four in two columns, or three and five with three in a row (MDX:
 * FeatureGrid).
 */
export function FeatureCards({ element, pictures }: FeatureCardsProps) {
  const { interfaceLang } = useContentLanguage();
  const features = childElements(element, 'Feature').map(({ props, children = [] }) => ({
    title: props?.title,
    icon: props?.icon,
    text: <Prose tree={children} />,
    scene: pictures[props?.icon ?? ''],
  }));
  const plain = features.filter(({ scene }) => !scene);
  return (
    <ul role="list" css={grid}>
      {features
        .filter(({ scene }) => scene)
        .map(({ title, icon, text, scene }) => (
          <Card key={title} as="li" css={pictured}>
            <div css={words}>
              <ContentIcon name={icon} />
              <H3>{title ?? ''}</H3>
              <p>{text}</p>
            </div>
            <div css={picture} lang={interfaceLang} aria-hidden="true" data-print="hide" inert="">
              <div>{scene && smallScenes[scene]}</div>
            </div>
          </Card>
        ))}
      {plain.map(({ title, icon, text }, index) => (
        <Card key={title} as="li" css={[words, plain.length % 2 === 1 && index < 3 ? third : half]}>
          <ContentIcon name={icon} />
          <H3>{title ?? ''}</H3>
          <p>{text}</p>
        </Card>
      ))}
    </ul>
  );
}

const grid = equalColumns('var(--space-sm)', { wide: 6 });

const half = css({
  [from.wide]: {
    gridColumn: 'span 3',
    '& > span': { gridRow: 'span 2', alignSelf: 'start' },
    '& > p': { gridColumn: 2 },
  },
});
const third = css({ [from.wide]: { gridColumn: 'span 2' } });

const pictured = css(sideBySide([2, 3], 'var(--space-md)', 'center'), {
  overflow: ['hidden', 'clip'],
  [from.wide]: { gridColumn: '1 / -1' },
});

const words = css(iconHeading, { '& > p': { maxWidth: '62ch', color: 'var(--ink2)' } });

const picture = css({
  inlineSize: '100%',
  '& > div': { maxInlineSize: '27rem', marginInline: 'auto' },
  padding: 'var(--space-sm)',
  background: 'var(--hue-tint)',
  borderRadius: 'var(--radius-md)',
});
