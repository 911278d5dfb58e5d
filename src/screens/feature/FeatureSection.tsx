import { css } from '@emotion/react';
import { Blocks } from '../../shell/prose/Blocks';
import { CapabilityGrid } from '../../shell/prose/CapabilityGrid';
import type { ContentSection } from '../../shell/prose/contentSections';
import { Prose } from '../../shell/Prose';
import { Section } from '../../ui/Section';
import { FeatureCards } from './FeatureCards';
import { FeatureStatistics } from './FeatureStatistics';

interface FeatureSectionProps {
  section: ContentSection;
  facts: NonNullable<Queries.FeatureScreenQuery['facts']>;
}

/** A section of a feature page; statistics have the page's tint. */
export function FeatureSection({ section: { id, title, body }, facts }: FeatureSectionProps) {
  const hasFigures = body.some((node) => typeof node !== 'string' && node.tag === 'Statistics');
  const hasText = body.some((node) => typeof node !== 'string' && node.tag === 'p');
  return (
    <Section labelledBy={id} tone={hasFigures ? 'sunken' : 'paper'} css={hasFigures && tinted}>
      <h2 id={id} css={hasText ? beforeText : beforeBlock}>
        <Prose tree={title} />
      </h2>
      <Blocks
        nodes={body}
        blocks={{
          FeatureGrid: (element) => <FeatureCards element={element} pictures={facts.pictures ?? {}} />,
          CapabilityGrid: (element) => <CapabilityGrid element={element} />,
          Statistics: (element) => <FeatureStatistics element={element} statistics={facts.statistics} />,
        }}
      />
    </Section>
  );
}

const tinted = css({ '&[data-tone]': { background: 'var(--hue-tint)' } });
const beforeText = css({ maxWidth: '52rem', marginBlockEnd: 'clamp(12px, 1.6vw, 18px)' });
const beforeBlock = css({ maxWidth: '52rem', marginBlockEnd: 'clamp(28px, 4vw, 48px)' });
