import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { Row, Tag, Tile } from './sceneParts';
import * as styles from './sceneStyles';
import { lessons } from './story';

// Parts of the allergen course (`story.ts`), which several pictures show.

/** What people need to learn, in the words that the course builder gets. */
export function Need() {
  const { t } = useTranslation('scenes');
  return (
    <div data-hue="heather" css={[styles.card, styles.tinted, styles.stack]}>
      <b>{t('need.label')}</b>
      <span css={ink}>{t('need.text')}</span>
    </div>
  );
}

/** Says that no person has approved it yet. */
export function DraftTag() {
  const { t } = useTranslation('scenes');
  return <Tag hue="heather" icon="sparkles" text={t('courseBuilder.draft')} />;
}

/** The first lesson as a learner reads it. */
export function LessonPage() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <>
      <Row start={<Tile hue={lessons[0].hue} text={1} />} strong text={t(`hero.lesson.${lessons[0].id}`)} />
      <span>{t('screenshots:aiBuilder.explanation')}</span>
    </>
  );
}

/** A question of the assessment after a wrong answer: a sentence explains the right one. */
export function Assessment() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <>
      <b>{t('courseBuilder.question.text')}</b>
      {(['rice', 'mustard', 'potato'] as const).map((id) => (
        <Row
          key={id}
          css={[styles.card, id === 'rice' && wrongAnswer]}
          text={t(`courseBuilder.answer.${id}`)}
          end={id === 'rice' && <Icon name="x" />}
        />
      ))}
      <span>{t('screenshots:aiBuilder.explanation')}</span>
    </>
  );
}

const ink = css({ color: 'var(--ink)' });
const wrongAnswer = css({ color: 'var(--kite)', borderColor: 'currentColor', background: 'var(--kite-100)' });
