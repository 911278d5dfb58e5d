import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon';
import type { Carried } from './useCarried';

interface CarriedLinesProps {
  readonly carried: { readonly lines: readonly Carried[]; readonly questions: readonly Carried[] };
  readonly onRemove: (text: string) => void;
}

/** What goes along with the message, above its box; each line can be removed. */
export function CarriedLines({ carried: { lines, questions }, onRemove }: CarriedLinesProps) {
  const { t } = useTranslation('contact');
  if (lines.length + questions.length === 0) return null;
  return (
    <div role="group" aria-labelledby="contact-carried" data-carried="" css={box}>
      <p id="contact-carried" css={title}>
        {t('carried.title')}
      </p>
      <Lines lines={lines} onRemove={onRemove} />
      {questions.length > 0 && (
        <>
          <p css={title}>{t('prefill.ask')}</p>
          <Lines lines={questions} onRemove={onRemove} />
        </>
      )}
    </div>
  );
}

function Lines({ lines, onRemove }: { lines: readonly Carried[]; onRemove: (text: string) => void }) {
  const { t } = useTranslation('contact');
  return (
    <ul role="list" css={list}>
      {lines.map(({ id, text }) => (
        <li key={id}>
          <span>{text}</span>
          <button type="button" aria-label={t('carried.remove', { line: text })} onClick={() => onRemove(text)}>
            <Icon name="x" />
          </button>
        </li>
      ))}
    </ul>
  );
}

const box = css({ display: 'grid', gap: 8 });
const title = css({ color: 'var(--ink2)', fontSize: 'var(--text-small)', fontWeight: 600 });

const list = css({
  display: 'grid',
  gap: 6,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    paddingInlineStart: 14,
    background: 'var(--fern-100)',
    borderRadius: 'var(--radius-sm)',
    fontSize: 'var(--text-small)',
    lineHeight: 1.4,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  '& span': { flex: '1 1 0', minInlineSize: 0, paddingBlock: 8 },
  '& button': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    minBlockSize: 44,
    padding: 0,
    color: 'var(--ink2)',
    background: 'none',
    border: 0,
    borderRadius: 'var(--radius-sm)',
    fontSize: '1.125rem',
    cursor: 'pointer',
  },
});
