import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { Phone } from './Phone';
import { Row, Tag, Tile } from './sceneParts';
import * as styles from './sceneStyles';
import { courseMinutes, languages, lessons } from './story';

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

/** The languages that the course is in. */
export function CourseLanguages() {
  return (
    <div css={styles.wrap}>
      {languages.map((language) => (
        <Tag key={language} hue="heather" text={language} />
      ))}
    </div>
  );
}

/** The drafted lessons with their length. */
export function DraftedLessons() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <>
      <Row strong text={t('screenshots:aiBuilder.outline')} note={t('minutes', { minutes: courseMinutes })} />
      {lessons.map(({ id, minutes, hue }, index) => (
        <Row
          key={id}
          css={styles.card}
          start={<Tile hue={hue} text={index + 1} />}
          strong
          text={t(`hero.lesson.${id}`)}
          note={t('minutes', { minutes })}
        />
      ))}
    </>
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

/** A lesson on a learner’s phone. */
export function LessonPhone() {
  const { t } = useTranslation('scenes');
  return (
    <Phone title={t('courseBuilder.title')} lessons={lessons.length}>
      <LessonPage />
      <span css={[styles.primary, styles.last, next]}>
        <Icon name="arrow-right" />
      </span>
    </Phone>
  );
}

/** A question of the assessment with its answers. */
export function Question({ wrong }: { wrong?: 'rice' }) {
  const { t } = useTranslation('scenes');
  return (
    <>
      <b>{t('courseBuilder.question.text')}</b>
      {(['rice', 'mustard', 'potato'] as const).map((id) => (
        <Row
          key={id}
          css={[styles.card, id === wrong && wrongAnswer]}
          text={t(`courseBuilder.answer.${id}`)}
          end={id === wrong && <Icon name="x" />}
        />
      ))}
    </>
  );
}

/** That question after a wrong answer: a sentence explains the right one. */
export function Assessment() {
  const { t } = useTranslation('screenshots');
  return (
    <>
      <Question wrong="rice" />
      <span>{t('aiBuilder.explanation')}</span>
    </>
  );
}

const ink = css({ color: 'var(--ink)' });
const next = css({ display: 'grid', placeItems: 'center', padding: '.6em', borderRadius: '.8em .8em .25em' });
const wrongAnswer = css({ color: 'var(--kite)', borderColor: 'currentColor', background: 'var(--kite-100)' });
