import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { FeatureFacts } from '../../../content/pages/facts';
import type { TreeElement } from '../../../content/mdx/tree';
import { smallScenes } from '../../scenes/smallScenes';
import { childElements } from '../../shell/prose/contentTree';
import { Prose } from '../../shell/prose/Prose';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { below, from } from '../../ui/breakpoints';
import { Card } from '../../ui/Card';
import { H3 } from '../../ui/elements';
import { equalColumns } from '../../ui/equalColumns';
import { Figure } from '../../ui/Figure';
import { iconHeading } from '../../ui/iconHeading';
import { ContentIcon } from '../../ui/ContentIcon';
import { sideBySide } from '../../ui/sideBySide';

interface FeatureCardsProps {
  element: TreeElement;
  /** Names of scenes, by the icon of the feature that they show. */
  pictures: NonNullable<FeatureFacts['pictures']>;
}

/** Feature cards in two columns, in the order of the text (MDX: FeatureGrid). One with a picture is next to all others. */
export function FeatureCards({ element, pictures }: FeatureCardsProps) {
  const { t } = useTranslation('common');
  const { interfaceLang } = useContentLanguage();
  const features = childElements(element, 'Feature');
  const sceneOf = ({ props }: TreeElement) => pictures[props?.icon ?? ''];
  const pictured = features.findIndex(sceneOf);
  const column = pictured < features.length / 2 ? 1 : 2;
  const tall = css({
    [from.wide]: { gridArea: `1 / ${column} / span ${features.length - 1}`, gridTemplateRows: 'auto auto 1fr' },
  });
  return (
    <ul
      role="list"
      css={pictured < 0 ? grid : sideBySide(column === 1 ? [5, 7] : [7, 5], 'var(--space-sm)', 'stretch')}
    >
      {features.map((feature, index) => {
        const { icon = '', title = '' } = feature.props ?? {};
        const scene = sceneOf(feature);
        const acts = scene === 'correctiveAction';
        return (
          <Card key={title} as="li" css={[words, index === pictured ? tall : plainOnPhones]}>
            <ContentIcon name={icon} size="small" />
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

const plainOnPhones = css({ [below.medium]: { padding: '4px 0', background: 'none', border: 0 } });

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
