import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/useFormat';
import { below } from '../ui/breakpoints';
import { textButton } from '../ui/button';
import { Icon } from '../ui/Icon';
import { Span } from '../ui/elements';
import { documents, reviewsBySite, siteCompletion, skills, standards, viewers } from '../samples/company';
import { GoalsScene, NewVersion, raised, SmartSearch } from './acts';
import { Documents, Press } from './companyParts';
import { After, Choice, Said } from './Choice';
import { AssignScene, useTones } from './courseScenes';
import { CareerPathScene } from './homeScenes';
import { useDay } from '../samples/learners';
import { ReportBuilder } from './ReportBuilder';
import { SceneFrame } from './SceneFrame';
import { Initials, ProgressBar, Row, Scale, Share, Tag, Tile } from './sceneParts';
import * as styles from './sceneStyles';
import type { Draft } from '../samples/story';
import type { AskedQuestion } from '../screenData';
import { CompletionChange, CompletionTrend, ReviewRound } from './timelines';

/** The pictures of a page's features, by the feature's icon, each of the moment that its words tell of. */
type Moments = Readonly<Record<string, ReactNode>>;
/** The way to the picture of a feature, which has changed as well. */
type Also = (icon: string) => ReactNode;

/** Courses: from a care home's document, a question that explains itself, its answer in several languages, and tones. */
function useBuilderMoments(drafts: readonly Draft[]): Moments {
  const { t } = useTranslation(['screenshots', 'scenes']);
  const [{ questions: [, question] = [] } = {}] = drafts;
  const asked = drafts.map(({ name, lang, questions: [question] }) => ({
    name,
    lang,
    shown: (
      <div lang={lang} css={styles.columns('2fr 3fr')}>
        <b css={[styles.card, styles.tinted, styles.title, { alignContent: 'center' }]}>{question?.title}</b>
        {question?.answers.map((answer) => answer.isRight && <Answer key={answer.title} {...answer} />)}
      </div>
    ),
  }));
  const answers = question?.answers.map((answer) => ({
    name: answer.title,
    hue: answer.isRight ? ('fern' as const) : ('kite' as const),
    shown: <Answer {...answer} />,
    said: `${answer.title}: ${answer.isRight ? question.right : question.wrong}`,
  }));
  const said = <Said of="question" lines={drafts.map(({ name }) => `${t('aiBuilder.languages')}: ${name}`)} />;
  const tone = t('aiBuilder.tone');
  const tones = useTones().map(({ name, text }) => ({ name, shown: <span css={styles.title}>{text}</span> }));
  return {
    sparkles: (
      <SceneFrame section="builder" company="care" title={t('aiBuilder.title')}>
        <Row start={<Icon name="file-text" />} text={t('quality.document.medication')} note="2.3" />
        <div css={[styles.card, styles.stack]}>
          <b>{t('scenes:signOff.clause')}</b>
          {t('scenes:signOff.text')}
          <Row css={styles.card} start={<Tile hue="gorse" text="?" />} text={t('quality.search.question')} />
        </div>
        <Row css={styles.card} text={t('quality.document.handover')} note={t('scenes:minutes', { minutes: 5 })} />
      </SceneFrame>
    ),
    'list-checks': question && answers && (
      <Closeup>
        <b css={styles.title}>{question.title}</b>
        <Choice name="assessment" legend={question.title} options={answers} />
        <Said of="assessment" lines={answers.map(({ said }) => said)} />
      </Closeup>
    ),
    languages: (
      <SceneFrame section="builder" title={t('scenes:courseBuilder.title')} said={said}>
        <Choice name="question" legend={t('aiBuilder.languages')} options={asked} />
      </SceneFrame>
    ),
    palette: (
      <SceneFrame section="builder" said={<Said of="brand" lines={tones.map(({ name }) => `${tone}: ${name}`)} />}>
        <Choice name="brand" legend={tone} options={tones} />
      </SceneFrame>
    ),
  };
}

/** An answer, and why it is right or wrong. */
function Answer({ title, text, isRight }: AskedQuestion['answers'][number]) {
  const hue = isRight ? 'fern' : 'kite';
  return (
    <div data-hue={hue} css={[raised, styles.chosen]}>
      <Row start={<Tile hue={hue} icon={isRight ? 'check' : 'x'} />} strong text={title} />
      <Span>{text}</Span>
    </div>
  );
}

/** Documents of a care home: a new version, an answer, a standard that asks for them, and what an audit finds. */
function useQualityMoments(_: unknown, also: Also): Moments {
  const { t } = useTranslation(['screenshots', 'scenes', 'feature']);
  const day = useDay();
  const [action, due] = [t('quality.action.task'), t('quality.action.due', { date: day(22) })];
  const said = <Said of="action" lines={[[`${due}. `, also('clipboard-check')]]} />;
  const { version, next } = documents.medication;
  const toPublish = (
    <a href="#feature-file-check" css={textButton}>
      {t('scenes:signOff.version', { version: next })}
    </a>
  );
  const steps = [
    ['finding', 'kite', 'clipboard-check', day(6), t('quality.action.finding.text')],
    ['cause', 'gorse', 'circle-alert', t('scenes:signOff.version', { version }), t('quality.action.cause.text')],
    ['task', 'estuary', 'calendar', toPublish, t('quality.action.owner')],
    ['check', 'fern', 'clock', day(52), t('quality.action.check.text')],
  ] as const;
  return {
    'file-check': <NewVersion also={also('search')} />,
    search: <SmartSearch />,
    'shield-check': (
      <Closeup>
        {standards.map(({ name, met, open }) => {
          const [have, need] = [met.length, met.length + open.length];
          return (
            <div key={name} css={raised}>
              <Share strong text={name} note={t('reporting.ofNeeded', { have, need })} done={have} all={need} />
              <div css={styles.wrap}>
                {met.map((clause) => (
                  <Tag key={clause} hue="fern" text={clause} />
                ))}
                {open.map((clause) => (
                  <Tag key={clause} hue="kite" icon="circle-alert" text={clause} />
                ))}
              </div>
            </div>
          );
        })}
      </Closeup>
    ),
    'clipboard-check': (
      <Closeup>
        <div data-hue="kite" css={[raised, styles.chosen]}>
          <Row start={<Icon name="circle-alert" />} strong text={t('quality.document.medication')} note={version} />
          <After done="main:has([name=action]:checked)">
            {[t('quality.action.finding.text'), `${action}: ${due}`]}
          </After>
        </div>
        <div css={[raised, styles.ruled, { justifyContent: 'space-evenly' }]}>
          <Documents first={1} />
        </div>
      </Closeup>
    ),
    'refresh-cw': (
      <SceneFrame section="documents" company="care" title={reviewsBySite[0].site} said={said}>
        <div css={styles.ruled}>
          {steps.map(([id, hue, icon, note, text]) => (
            <div key={id} css={styles.stack}>
              <Row start={<Tile hue={hue} icon={icon} />} strong text={t(`quality.action.${id}`)} note={note} />
              <Row
                css={id === 'task' && { flexWrap: 'wrap', '& > span + span': { flexBasis: '5em' } }}
                start={id === 'task' && <Initials of="RJ" hue="heather" />}
                text={text}
                end={id === 'task' && <Press name="action" text={t('feature:tour.assign.label')} done={due} />}
              />
            </div>
          ))}
        </div>
      </SceneFrame>
    ),
  };
}

/** Reviews: the days of a round, what people answer, what they agree, and how far the care homes are. */
function useReviewMoments(): Moments {
  const { t } = useTranslation('screenshots');
  const reminded = (need: number) => t('reporting.reminded', { need });
  const need = reviewsBySite.reduce((sum, { done, all }) => sum + all - done, 0);
  return {
    target: <GoalsScene />,
    'calendar-check': <Closeup children={<ReviewRound />} />,
    users: (
      <Closeup>
        <div css={raised}>
          <div css={styles.wrap}>
            {viewers.map(({ id, hue }) => (
              <Tag key={id} hue={hue} text={t(`review.group.${id}`)} />
            ))}
          </div>
          {skills.map((id, skill) => (
            <Scale
              key={id}
              text={t(`review.competency.${id}`)}
              marks={Object.fromEntries(viewers.map(({ hue, scores }) => [hue, scores[skill] ?? 0]))}
            />
          ))}
          <Row css={[styles.muted, { paddingInline: '9%' }]} text="1" end="5" />
        </div>
      </Closeup>
    ),
    'bar-chart': (
      <Closeup>
        <div css={styles.columns('1fr 1fr')}>
          {reviewsBySite.map(({ site, done, all }) => {
            const note = (
              <After done="figure:has([name=reviews]:checked)">
                {[t('reporting.ofNeeded', { have: done, need: all }), reminded(all - done)]}
              </After>
            );
            return <Share key={site} {...{ text: site, note, done, all }} />;
          })}
        </div>
        <div css={[styles.wrap, { '& > p': { margin: 0 } }]}>
          <Press name="reviews" text={t('reporting.remind', { need })} done={reminded(need)} />
          <Said of="reviews" lines={[reminded(need)]} />
        </div>
      </Closeup>
    ),
  };
}

/** Training in the hotels: who has done it, for a report, at a site that falls behind, for its cost, and for the next role. */
function useReportMoments(): Moments {
  const { t } = useTranslation('scenes');
  const hourly = 20;
  const { money } = useFormat();
  const [first, second, third, behind] = siteCompletion;
  return {
    'layout-dashboard': <AssignScene />,
    'file-text': <ReportBuilder />,
    'trending-up': (
      <Closeup>
        <CompletionChange {...behind} />
        <CompletionTrend {...behind} />
      </Closeup>
    ),
    'hand-coins': (
      <Closeup>
        {[first, second, third].map((one) => (
          <div key={one.site} css={raised}>
            <CompletionChange {...one} />
            <Row
              text={`${t('hours', { count: one.hours })} × ${money(hourly)}`}
              end={<Tag hue="gorse" text={money(one.hours * hourly)} />}
            />
            <ProgressBar done={one.months[0]} started={one.months[5] - one.months[0]} open={100 - one.months[5]} />
          </div>
        ))}
      </Closeup>
    ),
    target: <CareerPathScene acts />,
  };
}

/** The pictures of each page's features, and those in which something can be pressed: the first one is the main one. */
export const featureMoments = {
  aiBuilder: { useMoments: useBuilderMoments, acts: ['languages', 'list-checks', 'palette'] },
  quality: { useMoments: useQualityMoments, acts: ['file-check', 'refresh-cw', 'search'] },
  review: { useMoments: useReviewMoments, acts: ['target', 'bar-chart'] },
  reporting: { useMoments: useReportMoments, acts: ['file-text', 'layout-dashboard', 'target'] },
};

/** What is shown larger than in a window of the product, without one: of two neighbours one. */
function Closeup({ children }: { children: ReactNode }) {
  return <div css={styles.sceneContainer} children={<div css={closeup}>{children}</div>} />;
}

const closeup = css(styles.stack, {
  '&&': { boxShadow: 'none' },
  '--scale': 1.3,
  lineHeight: 1.35,
  justifyContent: 'space-around',
  paddingInline: '.4em',
  gap: '.7em',
  [below.medium]: { '--scale': 1.1 },
});
