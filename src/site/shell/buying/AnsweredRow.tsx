import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { prices } from '../../i18n/prices';
import { Checkbox } from '../../ui/Checkbox';
import { IconTile } from '../../ui/IconTile';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { places, type BuyerQuestionRow } from '../../buyerQuestions';

interface AnsweredRowProps {
  question: string;
  answer: ReactNode;
  /** A question that is answered by what the site says: its id, as one may ask for more. */
  id?: string;
  quoted?: Exclude<BuyerQuestionRow['today'], 'ask'>;
}

/** A question with its answer, or with what the site says about it today, a link to it, and a tick to ask for more. */
export function AnsweredRow({ question, answer, id, quoted }: AnsweredRowProps) {
  const { t } = useTranslation(['buying', 'home', 'compliance', 'contact']);
  const place = quoted && places[quoted.under];
  return (
    <li css={row}>
      <IconTile icon={quoted ? 'message-circle' : 'check'} hue={quoted ? 'neutral' : 'fern'} size="small" css={mark} />
      <p css={asked}>{question}</p>
      <div css={statement}>
        <p>
          {answer}
          {quoted && 'to' in quoted && <span>{t(quoted.to)} </span>}
          {quoted && <span>{t(quoted.says, prices)}</span>}
        </p>
        {place && (
          <div css={more} data-print="hide">
            <LocaleLink to={`${place.path}#${place.anchor}`}>{t(place.heading)}</LocaleLink>
            <Checkbox
              id={`ask-${id}`}
              name="ask"
              value={id}
              label={
                <>
                  {t('askMore')}
                  <span css={visuallyHidden}>: {question}</span>
                </>
              }
            />
          </div>
        )}
      </div>
    </li>
  );
}

const row = css({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '2px 12px',
  alignItems: 'start',
  '&&': { paddingBlockStart: 12 },
  '@media print': { '&&': { display: 'block', paddingBlock: 3 }, '& > span': { display: 'none' } },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});
const mark = css({ width: 24, height: 24, marginBlockStart: 1, fontSize: '1rem' });
const asked = css({ color: 'var(--ink)', fontWeight: 640 });
const statement = css({ gridColumn: 2, paddingBlockEnd: 8, color: 'var(--ink2)', '@media print': { padding: 0 } });
const more = css({ display: 'flex', flexWrap: 'wrap', gap: '0 24px', fontSize: 'var(--text-small)' });
