import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageIcon } from '../ui/PageIcon';
import { documents, goals, signed, versions } from '../samples/company';
import { useDay } from '../samples/learners';
import { After, Choice, Said } from './Choice';
import { Signatures, usePassages } from './companyParts';
import { Ratings, ratings } from './homeScenes';
import { SceneFrame } from './SceneFrame';
import { Row, Scale, Share, Tag, Tile } from './sceneParts';
import * as styles from './sceneStyles';

/** Two versions of a document: a visitor publishes the next one, and everybody signs and learns it again, or takes it back. */
export function NewVersion({ also }: { also?: ReactNode }) {
  const { t } = useTranslation(['screenshots', 'scenes']);
  const { version, next } = documents.medication;
  const { all } = signed;
  const publish = <Tag css={styles.primary} text={t('scenes:courseBuilder.publish')} />;
  const approved = <Tag hue="fern" icon="check" text={t('quality.state.approved')} />;
  const day = useDay();
  const option = (version: string, done: number, words: ReactNode, otherwise: ReactNode) => ({
    said: `${t('scenes:signOff.version', { version })}: ${t('scenes:signOff.signed', { signed: done, all })}. `,
    name: (
      <>
        <span css={styles.line}>
          <b css={styles.grow}>{t('scenes:signOff.version', { version })}</b>
          <After done="input:checked + label">{[otherwise, approved]}</After>
        </span>
        <span>{words}</span>
      </>
    ),
    shown: (
      <div css={halves}>
        <div css={[styles.stack, { justifyContent: 'space-between' }]}>
          <Signatures isNext={!done} />
        </div>
        <div css={[styles.card, styles.stack]}>
          <Share strong text={t('scenes:signOff.signed', { signed: done, all })} {...{ done, all }} />
          {Object.entries(versions)
            .slice(done ? 1 : 0, done ? 4 : 3)
            .map(([version, days], index) => (
              <Row key={version} strong={!index} text={t('scenes:signOff.version', { version })} note={day(days)} />
            ))}
          <Row text={t(done ? 'scenes:signOff.reminder' : 'scenes:hero.assigned', { count: all })} />
        </div>
      </div>
    ),
  });
  const now = option(version, signed.done, t('quality.search.passage'), <PageIcon name="lock" />);
  const later = option(next, 0, <mark>{t('quality.version.passage')}</mark>, publish);
  const said = <Said of="version" lines={[now.said, [later.said, also]]} />;
  return (
    <SceneFrame section="documents" company="care" title={t('quality.search.answer')} said={said}>
      <Choice name="version" legend={t('quality.document.medication')} options={[now, later]} css={sentences} />
    </SceneFrame>
  );
}

const halves = styles.columns('1fr 2fr');
const sentences = css({
  alignItems: 'stretch',
  gap: '.8em',
  '& > label': { flex: '1 1 12em', alignContent: 'start', justifyContent: 'stretch', gap: '.4em' },
  '& > label > span + span': { color: 'var(--ink2)', fontWeight: 400 },
  '& > :checked + label > span + span': { color: 'var(--ink)' },
  '& > :checked + label [data-hue]': { background: 'var(--surface)' },
  '& mark': { color: 'inherit', background: 'var(--gorse-100)' },
  '& > label > span > span > *': { justifySelf: 'end' },
});

/** Questions, and the page of a document with the passage that answers the chosen one. */
export function SmartSearch() {
  const { t } = useTranslation('screenshots');
  const options = usePassages();
  const title = t('quality.document.medication');
  const tag = <Tag hue="fern" icon="check" text={t('quality.state.approved')} />;
  const said = <Said of="passage" lines={options.map(({ said }) => said)} />;
  return (
    <SceneFrame section="documents" company="care" title={title} tags={tag} said={said}>
      <Choice name="passage" legend={title} options={options} css={searched} />
    </SceneFrame>
  );
}

// The other lines of the page.
const lines = 'repeating-linear-gradient(var(--surface) 0 .8em, var(--sunken) .8em 1.3em) content-box';
const searched = css({
  flex: 1,
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  alignItems: 'stretch',
  '& > div': css(styles.card, { justifyContent: 'center', minBlockSize: '11em', background: lines }),
});

/** An appraisal: a visitor moves the manager's mark of a skill, and the objective and key results that both agree follow. */
export function GoalsScene() {
  const { t } = useTranslation('scenes');
  const [skill, role] = [t('appraisal.competency.shift'), t('careerPath.role.sous')];
  const [, , , [, own, managers]] = ratings;
  const said = marks.map((mark) => {
    const agreed = goals.filter(({ from, to }) => from <= mark && mark <= to).map(({ goal }) => t(goal));
    return `${t('appraisal.manager')} ${mark}. ${mark < 4 ? skill : role}: ${agreed.join(', ')}`;
  });
  return (
    <SceneFrame section="appraisals" title={t('appraisal.title')} said={<Said of="mark" lines={said} />}>
      <div css={styles.columns('repeat(3, 1fr)')}>
        <Ratings isShort />
      </div>
      <div css={styles.columns('1fr 1fr')}>
        <div data-hue="gorse" css={raised}>
          <Row strong text={skill} end={<Tile hue="heather" text={own} />} />
          <Choice name="mark" legend={skill} options={marks.map((name) => ({ name }))} first={managers - 1} css={moved}>
            <Scale marks={{ heather: own, gorse: 'var(--mark)' }} />
          </Choice>
        </div>
        <div css={raised}>
          <Row
            start={<Tile hue="gorse" icon="target" />}
            strong
            text={<After done={chosen(4, 5)}>{[skill, role]}</After>}
            note={t('appraisal.objective')}
          />
          <span css={styles.muted}>{t('appraisal.results')}</span>
          {goals.map(({ goal, from, to, ...counts }) => (
            <After key={goal} as="div" done={chosen(...marks.filter((mark) => mark < from || mark > to))}>
              {[<Share text={t(goal)} note={t('appraisal.progress', counts)} {...counts} />, <del>{t(goal)}</del>]}
            </After>
          ))}
        </div>
      </div>
    </SceneFrame>
  );
}

export const raised = css(styles.card, styles.stack, {
  flex: 'auto',
  justifyContent: 'center',
  background: 'var(--surface)',
  boxShadow: 'var(--shadow-2)',
});
const marks = [1, 2, 3, 4, 5];
const chosen = (...of: readonly number[]) => `figure:has(${of.map((mark) => `#mark-${mark - 1}:checked`).join()})`;
const moved = css({
  flex: 1,
  alignContent: 'space-evenly',
  '& > label': { flex: 1, paddingInline: 0 },
  '& i': { marginInlineStart: '-.5em' },
  '& i + i': { insetBlockStart: '.15em', transition: 'inset-inline-start var(--medium) var(--ease)' },
  ...Object.fromEntries(marks.map((mark) => [`& > :nth-of-type(${mark}):checked ~ div`, { '--mark': mark }])),
});
