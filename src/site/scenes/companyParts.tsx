import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { csvOf } from '../../../supabase/functions/_shared/csv';
import { useFormat } from '../i18n/useFormat';
import { useFormatDate } from '../i18n/useFormatDate';
import { smallButton, textButton } from '../ui/button';
import { Icon } from '../ui/Icon';
import { visuallyHidden } from '../ui/visuallyHidden';
import {
  answers,
  documents,
  signatures,
  signed,
  type siteCompletion,
  skills,
  trained,
  viewers,
} from '../samples/company';
import { After } from './Choice';
import { Fold } from './Fold';
import { learners } from '../samples/learners';
import { Initials, LegendEntry, Row, Scale, Share, Tag, Tile } from './sceneParts';
import * as styles from './sceneStyles';

// Parts of the sample companies' records (`company.ts`), which large and small pictures show.

/** Controlled documents with their states. A press shows the steps to its approval, whose they are, and how many have signed. */
export function Documents({ acts = false }) {
  const { t } = useTranslation(['screenshots', 'scenes']);
  return (['medication', 'handover', 'fire', 'suppliers'] as const).map((id) => {
    const { version, state, signed: done } = documents[id];
    const { hue, steps } = states[state];
    const withNext = (now: string, next: string) => (id === 'medication' ? <After>{[now, next]}</After> : now);
    const count = (done: number) => t('scenes:signOff.signed', { signed: done, all: signed.all });
    const note = withNext(version, documents.medication.next);
    const name = t(`quality.document.${id}`);
    const tag = <Tag hue={hue} text={t(`quality.state.${state}`)} />;
    if (!acts) return <Row key={id} css={inTwoLines} strong text={name} end={tag} />;
    return (
      <Fold key={id} name="document" open={id === 'handover'} hue={hue} text={name} note={note} end={tag}>
        {steps.map(([step, icon, hue, who]) => {
          const words = step === 'signed' ? withNext(count(done), count(0)) : t(`quality.${step}`);
          const end = who && <Initials of={who} />;
          return <Row key={step} text={<Tag hue={hue} icon={icon} text={words} />} end={end} css={person} />;
        })}
      </Fold>
    );
  });
}

const drafted = ['step.drafted', 'check', 'fern', 'NW'] as const;
const checked = ['step.checked', 'check', 'fern', 'RJ'] as const;
const approved = ['state.approved', 'check', 'fern', 'KL'] as const;
/** The states of a document, each with the steps to its approval and after it. */
const states = {
  approved: { hue: 'fern', steps: [checked, approved, ['signed', 'users', 'estuary']] },
  review: { hue: 'gorse', steps: [drafted, checked, ['step.approve', 'clock', 'gorse', 'KL']] },
  draft: { hue: 'heather', steps: [['state.draft', 'file-text', 'heather', 'NW'], ['state.review'], ['step.approve']] },
} as const;

/** Some of those who sign the document, of whom nobody has opened its next version. */
export function Signatures({ isNext = false }) {
  const { t } = useTranslation('scenes');
  return signatures.map(({ of, state: before }) => {
    const state = isNext ? 'waiting' : before;
    const icon = isNext ? { ...signatureIcons.waiting, hue: undefined } : signatureIcons[state];
    return (
      <Row
        key={of}
        start={<Initials of={of} hue={icon.hue} />}
        text={t(`signOff.state.${state}`)}
        end={<Icon {...icon} />}
      />
    );
  });
}

const signatureIcons = {
  signed: { name: 'check', hue: 'fern' },
  read: { name: 'eye', hue: 'gorse' },
  waiting: { name: 'clock', hue: 'kite' },
} as const;

/** Questions about training, and how many people are the answer. */
export function Questions() {
  return useQuestions().map(({ id, hue, count, question }) => (
    <Row key={id} start={<Tile hue={hue} text={count} />} strong text={question} />
  ));
}

/** The same, one of them with some of these people, as a file, too: a press on another one shows its answer instead. */
export function AnsweredQuestions() {
  const { t } = useTranslation(['screenshots', 'scenes', 'common', 'course']);
  const fileOf = (question: string, people: readonly { readonly initials: string; readonly of: string }[]) =>
    csvOf([[t('common:illustration.caption'), question], ...people.map(({ initials, of }) => [initials, of])]);
  return (
    <div>
      {useQuestions().map(({ id, hue, count, question, people }, index) => (
        <Fold
          key={id}
          name="report"
          open={index === 0}
          hue={hue}
          start={<Tile hue={hue} text={count} />}
          text={question}
        >
          {people.map(({ initials, of, state }) => (
            <Row key={initials} start={<Initials of={initials} hue={hue} />} text={of} end={state} css={person} />
          ))}
          <Row
            start={count > people.length && <Initials of={`+${count - people.length}`} hue={hue} />}
            text={t('reporting.ofNeeded', { have: people.length, need: count })}
            css={person}
          />
          <Row
            text={
              id === 'overdue' && (
                <Press text={t('reporting.remind', { need: count })} done={t('reporting.reminded', { need: count })} />
              )
            }
            end={
              <a
                href={`data:text/csv;charset=utf-8,${encodeURIComponent(fileOf(question, people))}`}
                download={`camre-sample-${id}.csv`}
                css={textButton}
              >
                {t('course:lesson.record.export')}
              </a>
            }
          />
        </Fold>
      ))}
    </div>
  );
}

/** A button, and in its place what a press has done; it works without scripts. */
export function Press({ text, done }: { text: string; done: string }) {
  return (
    <label css={press}>
      <input type="checkbox" css={visuallyHidden} />
      <Tag css={styles.primary} text={text} />
      <Tag hue="fern" icon="check" text={done} />
    </label>
  );
}

function useQuestions() {
  const { t } = useTranslation(['screenshots', 'scenes']);
  const { date } = useFormatDate();
  const notOpened = <Tag icon="eye" text={t('scenes:signOff.state.waiting')} />;
  const started = <Tag hue="gorse" icon="clock" text={t('reporting.state.started')} />;
  const expiring = <Icon name="clock" hue="gorse" />;
  const people = {
    overdue: [
      { initials: 'MO', of: t('reporting.site.lake'), state: notOpened },
      { initials: 'DK', of: t('reporting.site.lake'), state: started },
      { initials: 'FA', of: t('reporting.site.station'), state: notOpened },
    ],
    expiring: [
      { initials: 'JL', of: t('scenes:careerPath.course.level3'), state: expiring },
      { initials: 'SK', of: t('scenes:careerPath.course.haccp'), state: expiring },
      { initials: 'CV', of: t('scenes:careerPath.course.level3'), state: expiring },
    ],
    trained: trained.map(({ initials, team }) => ({
      initials,
      of: t(`scenes:socialFeed.channel.${team}`),
      state: <Tag hue="fern" text={t('scenes:percent', { value: 100 })} />,
    })),
  };
  return answers.map((answer) => ({
    ...answer,
    question: t(`reporting.ask.${answer.id}`, { date: date(learners[0].date ?? '') }),
    people: people[answer.id],
  }));
}

/** How much is completed at a site. */
export function CompletionAt({ site, months, strong = false }: (typeof siteCompletion)[number] & { strong?: boolean }) {
  const { t } = useTranslation(['scenes', 'screenshots']);
  const now = months[5];
  const name = t(`screenshots:reporting.site.${site}`);
  return <Share strong={strong} text={name} note={t('percent', { value: now })} done={now} all={100} />;
}

/** The skills in which others see somebody above their own view: both on a scale. A press shows from whom the scores come. */
export function RatingGaps({ acts = false }) {
  const { t } = useTranslation('screenshots');
  const format = useFormat();
  const rows = gaps.map(({ id, own, others }, index) => {
    const skill = <Scale key={id} text={t(`review.competency.${id}`)} marks={{ heather: own, estuary: others }} />;
    if (!acts) return skill;
    return (
      <Fold key={id} name="skill" open={index === 0} hue="estuary" text={skill}>
        {viewers.map((viewer) => (
          <Row
            key={viewer.id}
            start={<LegendEntry hue={viewer.hue} />}
            text={t(`review.group.${viewer.id}`)}
            note={viewer.answers && t('reporting.ofNeeded', viewer.answers)}
            end={<b>{format.number(viewer.scores[skills.indexOf(id)] ?? 0, 1)}</b>}
          />
        ))}
      </Fold>
    );
  });
  return (
    <>
      <b>{t('review.largest')}</b>
      {rows}
    </>
  );
}

/** Own score and the others' average, 0 to 5. */
const gaps = (['shift', 'coaching', 'residents'] as const).map((id) => {
  const [colleagues = 0, manager = 0, own = 0] = viewers.map(({ scores }) => scores[skills.indexOf(id)] ?? 0);
  return { id, own, others: Math.round((colleagues + manager) * 5) / 10 };
});

const inTwoLines = css({
  '@container (max-width: 15rem)': { flexWrap: 'wrap', gap: '.2em', '& > b': { flexBasis: '100%' } },
});
/** All of one height, whichever is open, and with room for two lines where there is one column. */
const person = css({ minBlockSize: '2.2em', [styles.portrait]: { minBlockSize: '2.8em' } });
const press = css({
  display: 'inline-grid',
  position: 'relative',
  alignItems: 'center',
  cursor: 'pointer',
  '& > span': css(smallButton, { gridArea: '1 / 1', justifyContent: 'center', borderRadius: 'var(--radius-md)' }),
  '& > :checked + span, & > :not(:checked) + span + span': { visibility: 'hidden' },
  '& > :focus-visible ~ span': { outline: '3px solid var(--focus)', outlineOffset: 2 },
});
