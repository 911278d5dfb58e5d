import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatDate } from '../i18n/useFormatDate';
import { Icon } from '../ui/Icon';
import { Choice, OfChosen, Said } from './Choice';
import { Press, SampleFile } from './companyParts';
import { CompletedShare } from './CompletedShare';
import { learners, useDay } from '../samples/learners';
import { SceneFrame } from './SceneFrame';
import { Initials, ProgressBar, Row, Tag, Tile } from './sceneParts';
import * as styles from './sceneStyles';
import { courseMinutes, type Draft, everyone, languages, lessons, teams } from '../samples/story';

// The allergen course from the need to the record: the picture of the AI course builder, and the steps of its tour.

/** What people need to learn, in the words that the course builder gets. */
export function Need() {
  const { t } = useTranslation('scenes');
  return (
    <div data-hue="heather" css={[styles.card, styles.tinted, styles.stack]}>
      <b>{t('need.label')}</b>
      <span css={{ color: 'var(--ink)' }}>{t('need.text')}</span>
    </div>
  );
}

/** Says that no person has approved it yet. */
function DraftTag() {
  const { t } = useTranslation('scenes');
  return <Tag hue="heather" icon="sparkles" text={t('courseBuilder.draft')} />;
}

/** The AI course builder: need, languages, and the outline in the chosen one; it works without scripts. */
export function AiBuilderScene({ drafts }: { drafts: readonly Draft[] }) {
  const { t } = useTranslation(['scenes', 'screenshots']);
  const titles = lessons.map(({ id }) => (
    <OfChosen key={id} as="span" name="draft">
      {drafts.map(({ lang, words }) => (
        <span key={lang} lang={lang}>
          {words[`hero.lesson.${id}`] ?? t(`hero.lesson.${id}`)}
        </span>
      ))}
    </OfChosen>
  ));
  const language = t('screenshots:aiBuilder.languages');
  const said = <Said invites of="draft" lines={drafts.map(({ name }) => `${language}: ${name}`)} />;
  return (
    <SceneFrame section="builder" title={t('screenshots:aiBuilder.title')} tags={<DraftTag />} said={said}>
      <Need />
      <Choice name="draft" legend={language} options={drafts}>
        <Outline titles={titles} />
      </Choice>
    </SceneFrame>
  );
}

/** The drafted lessons with their length, and what is in the first one where it is open. */
function Outline({ titles, children }: { titles: readonly ReactNode[]; children?: ReactNode }) {
  const { t } = useTranslation('scenes');
  return (
    <div css={styles.ruled}>
      {lessons.map(({ id, minutes, hue }, index) => (
        <div key={id} css={styles.stack}>
          <Row
            start={<Tile hue={hue} text={index + 1} />}
            strong
            text={titles[index]}
            note={t('minutes', { minutes })}
          />
          {index === 0 && <>{children}</>}
        </div>
      ))}
    </div>
  );
}

/** A sentence of the course in several tones. */
export function useTones() {
  const { t } = useTranslation('screenshots');
  return (['plain', 'warm', 'formal'] as const).map((tone) => ({
    name: t(`aiBuilder.tone.${tone}`),
    text: tone === 'formal' ? t('aiBuilder.explanation') : t(`aiBuilder.tone.${tone}.text`),
  }));
}

/** The sentence in the tone that a visitor has chosen for the course. */
function Sentence() {
  return (
    <OfChosen as="span" name="tone" isElsewhere>
      {useTones().map(({ name, text }) => (
        <span key={name}>{text}</span>
      ))}
    </OfChosen>
  );
}

/** A new course before anything is drafted: a visitor chooses its tone. */
export function NeedScene() {
  const { t } = useTranslation('screenshots');
  const tone = t('aiBuilder.tone');
  const tones = useTones().map(({ name, text }) => ({ name, shown: <q css={styles.muted}>{text}</q> }));
  const said = <Said of="tone" lines={tones.map(({ name }) => `${tone}: ${name}`)} />;
  return (
    <SceneFrame section="builder" title={t('aiBuilder.title')} said={said}>
      <Need />
      <b>{tone}</b>
      <Choice name="tone" legend={tone} options={tones} first={2} />
      <Row strong text={t('aiBuilder.languages')} note={languages.join(', ')} />
      <b css={styles.notOnPhones}>{t('aiBuilder.sources')}</b>
      <Row start={<Icon name="file-text" />} text={t('aiBuilder.source.policy')} />
      <Row start={<Icon name="list-checks" />} text={t('aiBuilder.source.sheet')} />
    </SceneFrame>
  );
}

/** The draft: lessons with their length, and the first one as it reads, with the document it comes from. */
export function DraftScene() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <SceneFrame section="builder" title={t('courseBuilder.title')} tags={<DraftTag />}>
      <Row strong text={t('screenshots:aiBuilder.outline')} note={t('minutes', { minutes: courseMinutes })} />
      <Outline titles={lessons.map(({ id }) => t(`hero.lesson.${id}`))}>
        <div css={styles.landscapeOnly} children={<Sentence />} />
        <Row css={styles.muted} start={<Icon name="file-text" />} text={t('screenshots:aiBuilder.source.policy')} />
      </Outline>
    </SceneFrame>
  );
}

/** The draft in review: a person has struck out a sentence and written the right one; a visitor publishes it. */
export function CheckScene() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  const [publish, approved] = [t('courseBuilder.publish'), t('screenshots:quality.state.approved')];
  const said = <Said of="publish" lines={[`${t('courseBuilder.title')}: ${approved}`]} />;
  return (
    <SceneFrame section="builder" title={t('courseBuilder.title')} tags={<DraftTag />} said={said}>
      {lessons.map(({ id, minutes, isChecked }) => (
        <Row
          key={id}
          start={<Icon {...(isChecked ? { name: 'check', hue: 'fern' } : { name: 'clock', hue: 'gorse' })} />}
          text={t(`hero.lesson.${id}`)}
          note={t('minutes', { minutes })}
        />
      ))}
      <div css={[styles.card, styles.stack]}>
        <del css={struck}>{t('courseBuilder.struck')}</del>
        <Row start={<Initials of="KW" hue="gorse" />} text={<Sentence />} />
      </div>
      <Row text={t('courseBuilder.review')} end={<Press name="publish" text={publish} done={approved} />} />
    </SceneFrame>
  );
}

/** The course is assigned: teams, and some of their people with their languages; a visitor reminds the others. */
export function AssignScene() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  const day = useDay();
  const need = everyone.all - everyone.completed;
  const reminded = t('screenshots:reporting.reminded', { need });
  const states = {
    completed: <Tag hue="fern" icon="check" text={t('screenshots:reporting.state.done')} />,
    started: <Tag hue="gorse" icon="clock" text={t('screenshots:reporting.state.started')} />,
    notStarted: <Tag icon="eye" text={t('signOff.state.waiting')} />,
  };
  return (
    <SceneFrame section="dashboard" said={<Said of="others" lines={[reminded]} />}>
      <div css={[styles.wrap, { justifyContent: 'space-between' }]}>
        <b css={styles.title}>{t('courseBuilder.title')}</b>
        <Tag hue="gorse" icon="calendar" text={t('screenshots:quality.action.due', { date: day(20) })} />
      </div>
      <div css={halves}>
        {teams.map(({ id, icon, completed, started, open }) => (
          <div key={id} css={[styles.card, styles.stack]}>
            <Row
              start={<Tile icon={icon} />}
              strong
              text={t(`socialFeed.channel.${id}`)}
              note={t('appraisal.progress', { done: completed, all: completed + started + open })}
            />
            <ProgressBar done={completed} started={started} open={open} />
            {learners
              .filter(({ team }) => team === id)
              .map(({ initials, language, state }, index) => (
                <Row
                  key={initials}
                  css={index !== 2 && styles.landscapeOnly}
                  start={<Initials of={initials} />}
                  text={language}
                  end={states[state]}
                />
              ))}
          </div>
        ))}
      </div>
      <Row
        css={{ flexWrap: 'wrap', '& > :first-child': { flexBasis: '6em' } }}
        text={t('signOff.reminder')}
        end={<Press name="others" text={t('screenshots:reporting.remind', { need })} done={reminded} />}
      />
    </SceneFrame>
  );
}

/** The record of the course: who has completed it, when and with which score, and what is on record of one person. */
export function RecordScene() {
  const { t } = useTranslation(['scenes', 'screenshots', 'course']);
  const { date: dateOf } = useFormatDate();
  const day = useDay();
  const score = t('percent', { value: 100 });
  const completed = learners.filter(({ state }) => state === 'completed');
  const head = (['person', 'language', 'date', 'status'] as const).map((id) => t(`course:lesson.record.${id}`));
  const rows = [head, ...completed.map(({ initials, language, date = '' }) => [initials, language, date, score])];
  const [opened, ...others] = completed;
  const facts = [
    ['fern', 'graduation-cap', t('courseBuilder.title'), dateOf(opened?.date ?? ''), <Tag hue="fern" text={score} />],
    ['gorse', 'award', t('record.certificate'), t('record.validUntil', { date: day(365) })],
    ['estuary', 'file-check', t('screenshots:aiBuilder.source.policy'), t('signOff.confirmed')],
  ] as const;
  return (
    <SceneFrame
      section="reports"
      title={t('courseBuilder.title')}
      tags={<SampleFile title={t('courseBuilder.title')} rows={rows} />}
    >
      <div css={halves}>
        <div css={[styles.stack, styles.landscapeOnly]}>
          {others.map(({ initials, date = '' }) => (
            <Row key={initials} start={<Initials of={initials} />} text={dateOf(date)} end={<Tag text={score} />} />
          ))}
        </div>
        {opened && (
          <div css={[styles.card, record]}>
            <Row
              start={<Initials of={opened.initials} hue="heather" />}
              strong
              text={t(`socialFeed.channel.${opened.team}`)}
              end={<Tag text={opened.language} />}
            />
            {facts.map(([hue, icon, text, note, end]) => (
              <Row key={icon} start={<Tile {...{ hue, icon }} />} {...{ text, note, end }} />
            ))}
          </div>
        )}
      </div>
      <CompletedShare />
    </SceneFrame>
  );
}
const halves = css(styles.columns('1fr 1.1fr'), { '& > *': { justifyContent: 'space-between' } });
export const record = css(styles.ruled, {
  '& > *': { flexWrap: 'wrap' },
  // Where there is no room, a note is below its text.
  '& > * > :nth-child(2)': { flexBasis: '8em' },
});
/** A sentence of the draft that a person has put right. */
const struck = css(styles.muted, { textDecorationColor: 'var(--kite)' });
