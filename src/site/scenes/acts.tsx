import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Span } from '../ui/elements';
import { Icon } from '../ui/Icon';
import { PageIcon } from '../ui/PageIcon';
import { documents, signed } from '../samples/company';
import { Choice, OfChosen } from './Choice';
import { Signatures } from './companyParts';
import { SceneFrame } from './SceneFrame';
import { Row, Scale, Share, Tag, Tile } from './sceneParts';
import * as styles from './sceneStyles';

/** Two versions of a document: a visitor publishes the next one, and everybody signs and learns it again, or takes it back. */
export function NewVersion() {
  const { t } = useTranslation(['screenshots', 'scenes']);
  const { version, next } = documents.medication;
  const { all } = signed;
  const publish = t('scenes:courseBuilder.publish');
  const [progress, assigned] = [t('scenes:appraisal.progress', signed), t('scenes:hero.assigned', { count: all })];
  const course = (
    <span css={styles.line}>
      <Tile icon="graduation-cap" />
      <Span>{t('quality.document.medication')}</Span>
    </span>
  );
  const option = (version: string, words: ReactNode, otherwise: ReactNode) => ({
    name: (
      <>
        <span css={styles.line}>
          <b css={styles.grow}>{t('scenes:signOff.version', { version })}</b>
          <span>
            <Tag hue="fern" icon="check" text={t('quality.state.approved')} />
            {otherwise}
          </span>
        </span>
        <span>{words}</span>
      </>
    ),
  });
  const options = [
    option(version, t('quality.search.passage'), <PageIcon name="lock" />),
    option(next, <mark>{t('quality.version.passage')}</mark>, <Tag css={styles.primary} text={publish} />),
  ];
  const records = [signed.done, 0].map((done) => (
    <div key={done} css={halves}>
      <div css={styles.stack}>
        <Signatures isNext={!done} />
      </div>
      <div css={[styles.card, styles.stack]}>
        <Share strong text={t('scenes:signOff.signed', { signed: done, all })} {...{ done, all }} />
        <Share text={course} {...{ done, all }} />
        <Row css={styles.last} start={<Icon name="clock" hue="gorse" />} text={done ? progress : assigned} />
      </div>
    </div>
  ));
  return (
    <SceneFrame section="documents" company="care" title={t('quality.search.answer')}>
      <Choice name="version" legend={t('quality.document.medication')} options={options} css={sentences}>
        <OfChosen>{records}</OfChosen>
      </Choice>
    </SceneFrame>
  );
}

const halves = styles.columns('2fr 3fr');
const sentences = css({
  alignItems: 'stretch',
  gap: '.8em',
  '& > label': { flex: '1 1 12em', alignContent: 'start', gap: '.4em' },
  '& > label > span + span': { color: 'var(--ink2)', fontWeight: 400 },
  '& > :checked + label > span + span': { color: 'var(--ink)' },
  '& > :checked + label [data-hue]': { background: 'var(--surface)' },
  '& mark': { color: 'inherit', background: 'var(--gorse-100)' },
  // Of two labels in one place one is seen.
  '& > label > span > span': { display: 'grid', alignItems: 'center', justifyItems: 'end' },
  '& > label > span > span > *': { gridArea: '1 / 1' },
  '& > :not(:checked) + label [data-hue], & > :checked + label [data-hue] ~ *': { visibility: 'hidden' },
});

/** The marks of a skill: a visitor moves the manager's, and what both agree follows; it works without scripts. */
export function MovedMark({ skill, own, managers }: { skill: string; own: number; managers: number }) {
  const { t } = useTranslation('scenes');
  const course = [
    'graduation-cap',
    t('careerPath.course.coaching'),
    t('appraisal.progress', { done: 1, all: 4 }),
  ] as const;
  const goal = ['target', t('appraisal.goal.induction'), t('appraisal.progress', { done: 1, all: 2 })] as const;
  const role = ['route', t('careerPath.role.sous'), t('careerPath.state.next')] as const;
  const agreed = [course, course, goal, role, role].map(([icon, text, note], index) => (
    <Row key={index} css={raised} start={<Tile hue="gorse" icon={icon} />} strong text={text} note={note} />
  ));
  return (
    <div data-hue="gorse" css={[styles.card, styles.stack]}>
      <Row strong text={skill} end={<Tile hue="heather" text={own} />} />
      <Choice name="mark" legend={skill} options={numbers} first={managers - 1} css={marks}>
        <Scale marks={{ heather: own, gorse: 'var(--mark)' }} />
        <OfChosen>{agreed}</OfChosen>
      </Choice>
    </div>
  );
}

const numbers = [1, 2, 3, 4, 5].map((name) => ({ name }));
const raised = css(styles.card, { background: 'var(--surface)', boxShadow: 'var(--shadow-2)' });
const marks = css({
  '& > label': { flex: 1, paddingInline: 0 },
  '& i': { marginInlineStart: '-.5em' },
  '& i + i': { insetBlockStart: '.15em', transition: 'inset-inline-start var(--medium) var(--ease)' },
  ...Object.fromEntries(numbers.map(({ name }) => [`& > :nth-of-type(${name}):checked ~ div`, { '--mark': name }])),
});
