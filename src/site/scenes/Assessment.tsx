import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { Row } from './sceneParts';
import * as styles from './sceneStyles';

/** A question of the course’s assessment: a wrong answer is chosen, and a sentence explains the right one. */
export function Assessment() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <div css={parts}>
      <b>{t('courseBuilder.question.text')}</b>
      {answers.map(({ id, isChosen }) => (
        <Row
          key={id}
          css={[option, isChosen && chosen]}
          text={t(`courseBuilder.answer.${id}`)}
          end={isChosen && <Icon name="x" />}
        />
      ))}
      <span css={styles.muted}>{t('screenshots:aiBuilder.explanation')}</span>
    </div>
  );
}

const answers = [
  { id: 'rice', isChosen: true },
  { id: 'mustard', isChosen: false },
  { id: 'potato', isChosen: false },
] as const;

const parts = css({ display: 'grid', gap: '.45em' });

const option = css({
  padding: '.45em .7em',
  border: '1px solid var(--line)',
  borderRadius: '.6em .6em .2em',
  background: 'var(--surface)',
});

const chosen = css({
  color: 'var(--kite)',
  borderColor: 'var(--kite)',
  background: 'var(--kite-100)',
  fontWeight: 650,
});
