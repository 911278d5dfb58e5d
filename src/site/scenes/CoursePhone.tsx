import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { Phone } from './Phone';
import { ProgressBar, Row, Tile } from './sceneParts';
import * as styles from './sceneStyles';

interface CoursePhoneProps {
  title: string;
  lessons: readonly { readonly title: string; readonly minutes: number }[];
  /** How many lessons the course has. */
  total: number;
  /** The language of these words. */
  lang?: string | undefined;
}

/** A learner’s phone in the middle of a course: the lessons with their minutes, the first one done. */
export function CoursePhone({ title, lessons, total, lang }: CoursePhoneProps) {
  const { t } = useTranslation('course');
  return (
    <Phone css={standing}>
      <div css={head}>
        <b lang={lang}>{title}</b>
        <ProgressBar done={1} open={total - 1} />
      </div>
      {lessons.map((lesson, index) => (
        <Row
          key={lesson.title}
          css={[styles.card, row, index === 1 && current]}
          start={index === 0 ? <Tile hue="fern" icon="check" /> : <Tile text={index + 1} css={styles.tinted} />}
          text={<span lang={lang}>{lesson.title}</span>}
          note={t('outline.minutes', { minutes: lesson.minutes })}
          end={index === 1 && <Icon name="arrow-right" />}
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

const head = css({ display: 'grid', gap: '.6em', paddingBlockEnd: '.25em', fontSize: '1.05em', lineHeight: 1.25 });
const row = css({ gap: '.75em', padding: '.65em .75em', lineHeight: 1.3 });
const current = css({ borderColor: 'var(--hue)', background: 'var(--hue-tint)', fontWeight: 650 });
