import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Span } from '../ui/elements';
import { OfChosen } from './Choice';
import { wrap } from './sceneStyles';

/** Below a picture that acts, what has been done in it, to screen readers too: a line for each option of a choice, or a press. */
export function Said({ of, lines }: { of: string; lines: readonly ReactNode[] }) {
  const { t } = useTranslation('common');
  return (
    <p css={said}>
      <Span>{t('illustration.try')}</Span>
      <output>
        <OfChosen as="span" name={of}>
          {lines.map((line, index) => (
            <Span key={index}>{line}</Span>
          ))}
        </OfChosen>
      </output>
    </p>
  );
}

const said = css(wrap, {
  alignItems: 'baseline',
  gap: '0 16px',
  marginBlockStart: 'clamp(8px, 1.4vw, 16px)',
  color: 'var(--ink2)',
  fontSize: 'var(--text-caption)',
  lineHeight: 1.45,
  '& > output': { color: 'var(--ink)', fontSize: 'var(--text-small)', fontWeight: 600 },
  '& > output > span > span > span': { display: 'inline-grid' },
  // A finger needs more than the line.
  '& a': { paddingBlock: 12 },
});
