import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { below, isMedium } from '../../ui/breakpoints';
import { Details } from '../../ui/Details';
import { Icon } from '../../ui/Icon';
import { visuallyHidden } from '../../ui/visuallyHidden';
import type { Carried } from './useCarried';

interface CarriedLinesProps {
  readonly carried: { readonly lines: readonly Carried[]; readonly questions: readonly Carried[] };
  readonly onRemove: (text: string) => void;
}

/** What the message begins with, at the top of its box; each line can be removed. */
export function CarriedLines({ carried: { lines, questions }, onRemove }: CarriedLinesProps) {
  const { t } = useTranslation('contact');
  return (
    <div role="group" aria-labelledby="contact-carried" data-carried="" css={box}>
      <p id="contact-carried" css={title}>
        {t('carried.title')}
      </p>
      {lines.length > 0 && <Lines lines={lines} onRemove={onRemove} />}
      {questions.length > 0 && <Questions questions={questions} onRemove={onRemove} />}
    </div>
  );
}

/** The questions behind their number; open where there is room. */
function Questions({ questions, onRemove }: { questions: readonly Carried[]; onRemove: (text: string) => void }) {
  const { t } = useTranslation('contact');
  const summary = (
    <>
      <span>{t('prefill.ask')}</span>
      <span>{questions.length}</span>
    </>
  );
  return (
    // The name leaves it out where a page is printed or shown again (openDetails.ts).
    <Details name="carried-questions" open={isMedium()} summary={summary} css={asked}>
      <Lines lines={questions} onRemove={onRemove} />
    </Details>
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

// One box with the textarea below it.
const box = css({
  paddingInlineStart: 14,
  background: 'var(--fern-100)',
  border: '1.5px solid var(--line-strong)',
  borderBlockEnd: 0,
  borderRadius: 'var(--radius-md)',
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  fontSize: 'var(--text-small)',
  lineHeight: 1.4,
});

// On phones the rows are in the message's box for all to see.
const title = css({
  paddingBlock: '8px 2px',
  color: 'var(--ink2)',
  fontWeight: 600,
  [below.medium]: visuallyHidden,
});

const list = css({
  '& > li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& span': { flex: '1 1 0', minInlineSize: 0, paddingBlock: 7 },
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

const asked = css({
  '& > summary': { gap: 8, color: 'var(--ink2)', borderRadius: 'var(--radius-sm)', fontWeight: 600 },
  '& > summary > span': { paddingBlock: 7 },
  '& > summary > svg:last-child': { marginInline: 'auto 13px', fontSize: '1.125rem' },
});
