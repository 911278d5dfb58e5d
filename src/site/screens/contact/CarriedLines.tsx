import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { below, isMedium } from '../../ui/breakpoints';
import { Details } from '../../ui/Details';
import { Icon } from '../../ui/Icon';
import { visuallyHidden } from '../../ui/visuallyHidden';
import type { Carried } from './useCarried';

interface CarriedLinesProps {
  readonly carried: readonly Carried[];
  readonly onRemove: (line: Carried) => void;
}

/** What the message begins with, at the top of its box; each line can be removed. */
export function CarriedLines({ carried, onRemove }: CarriedLinesProps) {
  const { t } = useTranslation('contact');
  const lines = carried.filter(({ isQuestion }) => !isQuestion);
  const questions = carried.filter(({ isQuestion }) => isQuestion);
  return (
    <div role="group" aria-labelledby="contact-carried" data-carried="" css={box}>
      <p id="contact-carried" css={title}>
        {t('carried.title')}
      </p>
      {lines.length > 0 && <Lines carried={lines} onRemove={onRemove} />}
      {questions.length > 0 && (
        // Behind their number, and open where there is room. The name leaves it out where a page is printed or shown
        // again (openDetails.ts).
        <Details
          name="carried-questions"
          open={isMedium()}
          summary={
            <>
              <span>{t('prefill.ask')}</span>
              <span>{questions.length}</span>
            </>
          }
          css={asked}
        >
          <Lines carried={questions} onRemove={onRemove} />
        </Details>
      )}
    </div>
  );
}

function Lines({ carried, onRemove }: CarriedLinesProps) {
  const { t } = useTranslation('contact');
  return (
    <ul role="list" css={list}>
      {carried.map((line) => (
        <li key={line.id}>
          <span>{line.text}</span>
          <button type="button" aria-label={t('carried.remove', { line: line.text })} onClick={() => onRemove(line)}>
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
