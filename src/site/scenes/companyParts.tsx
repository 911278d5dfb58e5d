import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { csvOf } from '../../../supabase/functions/_shared/csv';
import { useFormat } from '../i18n/useFormat';
import { useFormatDate } from '../i18n/useFormatDate';
import { smallButton, textButton } from '../ui/button';
import { Icon } from '../ui/Icon';
import { visuallyHidden } from '../ui/visuallyHidden';
import { answers, documents, signatures, siteCompletion, skills, trained, viewers } from '../samples/company';
import { After, Choice } from './Choice';
import { learners } from '../samples/learners';
import { Initials, Row, Scale, Share, Tag, Tile } from './sceneParts';
import * as styles from './sceneStyles';

// Parts of the sample companies' records (`company.ts`), which large and small pictures show.

/** Controlled documents with their states, from one of them on. */
export function Documents({ first = 0 }) {
  const { t } = useTranslation('screenshots');
  return (['medication', 'handover', 'fire', 'suppliers'] as const).slice(first).map((id) => {
    const { state, hue, version } = documents[id];
    const end = <Tag hue={hue} text={t(`quality.state.${state}`)} />;
    const note = id === 'medication' ? <After>{[version, documents.medication.next]}</After> : version;
    return <Row key={id} css={inTwoLines} strong text={t(`quality.document.${id}`)} note={note} end={end} />;
  });
}

/** Questions that a document answers: the clause and its words, in the version of today. */
export function usePassages() {
  const { t } = useTranslation(['screenshots', 'scenes']);
  const { version, next } = documents.medication;
  const versions = <After>{[version, next].map((version) => t('scenes:signOff.version', { version }))}</After>;
  const now = <After>{[t('quality.search.passage'), t('quality.version.passage')]}</After>;
  return [
    [t('quality.search.question'), t('quality.search.answer'), now] as const,
    [t('quality.search.doses'), t('scenes:signOff.clause'), t('scenes:signOff.text')] as const,
  ].map(([name, clause, words]) => ({
    name,
    said: [`${clause}. `, versions],
    shown: (
      <div data-hue="gorse" css={[styles.card, styles.stack, styles.chosen]}>
        <b>{clause}</b>
        {words}
      </div>
    ),
  }));
}

/** Some of those who sign the document, of whom nobody has opened its next version; or of so many who have not signed. */
export function Signatures({ isNext = false, waiting = 0 }) {
  const { t } = useTranslation('scenes');
  const people = signatures.filter(({ state }) => !waiting || state !== 'signed');
  return (
    <>
      {people.map(({ of, state: before }) => {
        const state = isNext ? 'waiting' : before;
        const icon = isNext ? { ...signatureIcons.waiting, hue: undefined } : signatureIcons[state];
        const start = <Initials of={of} hue={icon.hue} />;
        return <Row key={of} start={start} text={t(`signOff.state.${state}`)} end={<Icon {...icon} />} />;
      })}
      {waiting > 0 && <Initials of={`+${waiting - people.length}`} hue="kite" />}
    </>
  );
}

const signatureIcons = {
  signed: { name: 'check', hue: 'fern' },
  read: { name: 'eye', hue: 'gorse' },
  waiting: { name: 'clock', hue: 'kite' },
} as const;

/** How much is completed at each site in one of the months. */
export function SiteShares({ month }: { month: number }) {
  const { t } = useTranslation(['screenshots', 'scenes']);
  return siteCompletion.map(({ site, months: { [month]: done = 0 } }) => {
    const note = t('scenes:percent', { value: done });
    return <Share key={site} text={t(`reporting.site.${site}`)} {...{ note, done }} all={100} />;
  });
}

/** Questions about training, and how many people are the answer. */
export function Questions() {
  return useQuestions().map(({ id, hue, count, question }) => (
    <Row key={id} start={<Tile hue={hue} text={count} />} strong text={question} />
  ));
}

/** The same, the chosen one with some of these people, as a file, too. */
export function AnsweredQuestions() {
  const { t } = useTranslation(['screenshots', 'course', 'common', 'feature', 'scenes']);
  const [person, status] = [t('course:lesson.record.person'), t('course:lesson.record.status')];
  const heads = {
    overdue: [person, t('reporting.place'), status],
    expiring: [person, t('common:nav.courses')],
    trained: [person, t('course:lesson.record.language'), status],
  };
  const options = useQuestions().map(({ id, hue, count: need, question, people }) => ({
    name: (
      <>
        <Tile hue={hue} text={need} />
        <span>{question}</span>
      </>
    ),
    shown: (
      <div css={[styles.card, styles.stack]}>
        <People {...{ hue, people }} />
        <Row
          start={need > people.length && <Initials of={`+${need - people.length}`} hue={hue} />}
          text={t('reporting.ofNeeded', { have: people.length, need })}
          end={
            <SampleFile
              title={`${question} ${t('reporting.ofNeeded', { have: people.length, need })}`}
              rows={[heads[id], ...people.map(({ initials, of, mark: { text } }) => [initials, of, ...text])]}
            />
          }
        />
        {id === 'overdue' && (
          <Press name="remind" text={t('reporting.remind', { need })} done={t('reporting.reminded', { need })} />
        )}
        {id === 'expiring' && (
          <Press text={t('feature:tour.assign.label')} done={t('scenes:hero.assigned', { count: need })} />
        )}
      </div>
    ),
  }));
  return <Choice name="report" legend={t('reporting.title')} options={options} css={styles.inThrees} />;
}

/** Some of the people who are the answer to a question. */
export function People({ hue, people }: Pick<ReturnType<typeof useQuestions>[number], 'hue' | 'people'>) {
  return people.map(({ initials, of, mark }) => (
    <Row key={initials} start={<Initials of={initials} hue={hue} />} text={of} end={<Tag {...mark} />} />
  ));
}

/** The same as a file, whose first line says what it is. */
export function SampleFile({ title, rows }: { title: string; rows: readonly (readonly (string | number)[])[] }) {
  const { t } = useTranslation(['common', 'course']);
  const file = encodeURIComponent(csvOf([[t('illustration.caption'), title], ...rows]));
  return (
    <a href={`data:text/csv;charset=utf-8,${file}`} download="camre-sample-report.csv" css={textButton}>
      {t('course:lesson.record.export')}
    </a>
  );
}

/** A button, and in its place what a press has done; it works without scripts. */
export function Press({ name, text, done }: { name?: string | undefined; text: string; done: string }) {
  return (
    <label css={press}>
      <input type="checkbox" name={name} id={name && `${name}-0`} css={visuallyHidden} />
      <Tag css={styles.primary} text={text} />
      <Tag hue="fern" icon="check" text={done} />
    </label>
  );
}

/** The questions, with the people. */
export function useQuestions() {
  const { t } = useTranslation(['screenshots', 'scenes']);
  const { date } = useFormatDate();
  const notOpened = { icon: 'eye', text: [t('scenes:signOff.state.waiting')] } as const;
  const started = { hue: 'gorse', icon: 'clock', text: [t('reporting.state.started')] } as const;
  const expiring = { hue: 'gorse', icon: 'clock', text: [] } as const;
  const allRight = { hue: 'fern', text: [t('scenes:percent', { value: 100 })] } as const;
  const people = {
    overdue: [
      { initials: 'MO', of: t('reporting.site.lake'), mark: notOpened },
      { initials: 'DK', of: t('reporting.site.lake'), mark: started },
      { initials: 'FA', of: t('reporting.site.station'), mark: notOpened },
    ],
    expiring: [
      { initials: 'JL', of: t('scenes:careerPath.course.level3'), mark: expiring },
      { initials: 'SK', of: t('scenes:careerPath.course.haccp'), mark: expiring },
      { initials: 'CV', of: t('scenes:careerPath.course.level3'), mark: expiring },
    ],
    trained: trained.map(({ initials, language }) => ({ initials, of: language, mark: allRight })),
  };
  return answers.map((answer) => ({
    ...answer,
    question: t(`reporting.ask.${answer.id}`, { date: date(learners[0].date ?? '') }),
    people: people[answer.id],
  }));
}

/** The skills in which others see somebody above their own view: both on a scale; of a chosen one from whom the scores come. */
export function RatingGaps({ acts = false }) {
  const { t } = useTranslation('screenshots');
  const format = useFormat();
  const options = gaps.map(({ id, own, others }) => ({
    name: <Scale key={id} text={t(`review.competency.${id}`)} marks={{ heather: own, estuary: others }} />,
    shown: (
      <div css={styles.stack}>
        {viewers.map((viewer) => (
          <Row
            key={viewer.id}
            text={<Tag hue={viewer.hue} text={t(`review.group.${viewer.id}`)} />}
            note={viewer.answers && t('reporting.ofNeeded', viewer.answers)}
            end={<b>{format.number(viewer.scores[skills.indexOf(id)] ?? 0, 1)}</b>}
          />
        ))}
      </div>
    ),
  }));
  const title = t('review.largest');
  return (
    <>
      <b>{title}</b>
      {acts && <Choice name="skill" legend={title} options={options} css={scales} />}
      {!acts && <>{options.map(({ name }) => name)}</>}
    </>
  );
}

/** Own score and the others' average, 0 to 5. */
const gaps = (['shift', 'coaching', 'residents'] as const).map((id) => {
  const [colleagues = 0, manager = 0, own = 0] = viewers.map(({ scores }) => scores[skills.indexOf(id)] ?? 0);
  return { id, own, others: Math.round((colleagues + manager) * 5) / 10 };
});

/** The places of these among all skills. */
export const rated = gaps.map(({ id }) => skills.indexOf(id));

const inTwoLines = css({
  '@container (max-width: 18rem)': { flexWrap: 'wrap', gap: '.2em', '& > b': { flexBasis: '100%' } },
});
const scales = css({
  '& > label': { flexBasis: '100%', justifyContent: 'stretch', fontWeight: 400 },
  [styles.phone]: { '& > label > span': { display: 'grid', gridTemplateColumns: '2fr 3fr', alignItems: 'center' } },
});
const press = css({
  display: 'inline-grid',
  position: 'relative',
  alignItems: 'center',
  cursor: 'pointer',
  '& > span': css(smallButton, {
    gridArea: '1 / 1',
    justifyContent: 'center',
    // Visible in forced colours.
    border: '1px solid transparent',
    borderRadius: 'var(--radius-md)',
  }),
  '& > :checked + span, & > :not(:checked) + span + span': { visibility: 'hidden' },
  '& > :focus-visible ~ span': { outline: '3px solid var(--focus)', outlineOffset: 2 },
});
