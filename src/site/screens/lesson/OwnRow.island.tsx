import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../scenes/sceneParts';
import { from } from '../../ui/breakpoints';
import { withScripts } from '../../ui/scripting';
import { useProgress, type LessonFacts } from './useProgress';

/** The visitor's row on phones, where the record is below the answers; the record's status says it. */
export function OwnRow({ facts }: { facts: LessonFacts }) {
  const { t } = useTranslation('course');
  const { progress, spoken, name } = useProgress(facts);
  const { state, answered, right, total } = progress;
  const text = answered > 0 ? t('lesson.record.of', { right, total }) : t(`lesson.state.${state}`, { wrong: 0 });
  return (
    <div data-own="" aria-hidden="true" css={[row, withScripts]}>
      <span>
        <b>{name || t('lesson.record.you')}</b> · {spoken}
      </span>
      <Tag key={text} {...(right > 0 && { hue: 'fern', icon: 'check' })} text={text} />
    </div>
  );
}

// As high as the button next to it, and as wide whatever it says.
const row = css({
  flex: '1 1 5.5rem',
  alignSelf: 'stretch',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  minInlineSize: 0,
  paddingInline: 8,
  background: 'var(--hue-tint)',
  borderRadius: 'var(--radius-sm)',
  fontSize: 'var(--text-caption)',
  '& [data-hue]': { background: 'var(--surface)' },
  [from.medium]: { display: 'none' },
});
