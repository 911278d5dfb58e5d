import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Phone } from './Phone';
import { Row, Tile } from './sceneParts';
import * as styles from './sceneStyles';

interface CoursePhoneProps {
  title: string;
  lessons: readonly { readonly title: string; readonly minutes: number }[];
  /** How many lessons the course has. */
  total: number;
  /** The language of these words. */
  lang?: string | undefined;
}

/** A learner’s phone with the lessons of a course and their minutes. */
export function CoursePhone({ title, lessons, total, lang }: CoursePhoneProps) {
  const { t } = useTranslation('course');
  return (
    <Phone title={<span lang={lang}>{title}</span>} lessons={total} css={standing}>
      {lessons.map((lesson, index) => (
        <Row
          key={lesson.title}
          css={[styles.card, index === 1 && current]}
          start={index === 0 ? <Tile hue="fern" icon="check" /> : <Tile text={index + 1} css={styles.tinted} />}
          text={<span lang={lang}>{lesson.title}</span>}
          note={t('outline.minutes', { minutes: lesson.minutes })}
        />
      ))}
    </Phone>
  );
}

// On the lower edge of its band.
const standing = css({
  inlineSize: '25em',
  marginInline: 'auto',
  paddingBlockEnd: 0,
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  fontSize: '.875rem',
  '& > div': { borderEndStartRadius: 0, borderEndEndRadius: 0, paddingBlockEnd: '1.25em' },
});
const current = css({ borderColor: 'var(--hue)', background: 'var(--hue-tint)', fontWeight: 650 });
