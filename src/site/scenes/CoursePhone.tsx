import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { findAll, plainText, type TreeNode } from '../../content/mdx/tree';
import { Phone } from './Phone';
import { Row, Tile } from './sceneParts';
import * as styles from './sceneStyles';

interface CoursePhoneProps {
  title: string;
  /** Its outline. */
  tree: readonly TreeNode[];
  /** The language of these words. */
  lang?: string | undefined;
}

/** A learner’s phone with the first lessons of a course and their minutes. */
export function CoursePhone({ title, tree, lang }: CoursePhoneProps) {
  const { t } = useTranslation('course');
  const lessons = findAll(tree, 'Lesson');
  return (
    <Phone title={<span lang={lang}>{title}</span>} lessons={lessons.length} css={standing}>
      {lessons.slice(0, shownLessons).map(({ props, children }, index) => (
        <Row
          key={index}
          css={[styles.card, index === 1 && current]}
          start={index === 0 ? <Tile hue="fern" icon="check" /> : <Tile text={index + 1} css={styles.tinted} />}
          text={<span lang={lang}>{plainText(children)}</span>}
          note={t('outline.minutes', { minutes: props?.minutes ?? '' })}
        />
      ))}
    </Phone>
  );
}

/** So many there is room for. */
const shownLessons = 4;

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
