import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SceneName } from '../../content/pages/facts';
import { useFormat } from '../i18n/useFormat';
import { below } from '../ui/breakpoints';
import { Icon } from '../ui/Icon';
import { Span } from '../ui/elements';
import { PageIcon } from '../ui/PageIcon';
import { documents, reviewsBySite, signed, siteCompletion, skills, standards, viewers } from '../samples/company';
import { NewVersion } from './acts';
import { CompletionAt, Press } from './companyParts';
import { After, Choice, InDrafts } from './Choice';
import { AssignScene } from './courseScenes';
import { AppraisalScene, CareerPathScene } from './homeScenes';
import { useDay } from '../samples/learners';
import { ReportBuilder } from './ReportBuilder';
import { SceneFrame } from './SceneFrame';
import { Initials, LegendEntry, Row, Scale, Share, Tag, Tile } from './sceneParts';
import * as styles from './sceneStyles';
import type { Draft } from '../samples/story';
import { CompletionTrend, ReviewRound } from './timelines';

/** The two of a page in which something can be pressed, which come first; the first one is as wide as the grid. */
export const acts: Readonly<Record<SceneName, readonly string[]>> = {
  aiBuilder: ['', 'languages'],
  quality: ['file-check', 'refresh-cw'],
  reporting: ['file-text', 'target'],
  review: ['target', 'bar-chart'],
};

/** The pictures of a page's features, by the feature's icon, each of the moment that its words tell of. */
type Moments = Readonly<Record<string, ReactNode>>;

/** Courses: from a care home's document, a question that explains itself, a sentence in several languages and tones. */
function useBuilderMoments(drafts: readonly Draft[]): Moments {
  const { t } = useTranslation(['screenshots', 'scenes']);
  const [{ question } = {}] = drafts;
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
    'list-checks': question && (
      <Closeup>
        <b css={styles.title}>{question.title}</b>
        {question.answers.map(({ title, text, isRight }, index) => (
          <div key={title} data-hue={isRight ? 'fern' : 'kite'} css={[raised, index < 2 && chosen]}>
            <Row start={<Tile {...(isRight ? right : index ? { text: 'C' } : wrong)} />} strong text={title} />
            {index === 0 && <Span>{text}</Span>}
          </div>
        ))}
      </Closeup>
    ),
    languages: (
      <SceneFrame section="builder" title={t('scenes:courseBuilder.title')}>
        <Choice name="question" legend={t('aiBuilder.languages')} options={drafts}>
          <InDrafts
            drafts={drafts}
            words={({ question }) => (
              <span css={styles.stack}>
                <b css={styles.title}>{question?.title}</b>
                {question?.answers.map(({ title }) => (
                  <span key={title} css={styles.card}>
                    {title}
                  </span>
                ))}
              </span>
            )}
          />
        </Choice>
      </SceneFrame>
    ),
    palette: (
      <Closeup>
        {(['plain', 'warm', 'formal'] as const).map((tone, index) => (
          <div key={tone} data-hue="heather" css={[raised, !index && chosen]}>
            <Row strong text={t(`aiBuilder.tone.${tone}`)} end={!index && <Icon name="check" hue="heather" />} />
            <span>{tone === 'formal' ? t('aiBuilder.explanation') : t(`aiBuilder.tone.${tone}.text`)}</span>
          </div>
        ))}
      </Closeup>
    ),
  };
}

const right = { hue: 'fern', icon: 'check' } as const;
const wrong = { hue: 'kite', icon: 'x' } as const;

/** Documents of a care home: a new version, an answer, a standard that asks for them, and what an audit finds. */
function useQualityMoments(): Moments {
  const { t } = useTranslation(['screenshots', 'scenes', 'feature']);
  const day = useDay();
  const due = t('quality.action.due', { date: day(22) });
  const signatures = t('scenes:signOff.signed', { signed: signed.done, all: signed.all });
  const version = <After>{['', t('scenes:signOff.version', { version: documents.medication.next })]}</After>;
  const steps = [
    ['finding', 'kite', 'clipboard-check', day(6), t('quality.action.finding.text')],
    ['cause', 'gorse', 'circle-alert', signatures, t('quality.document.medication')],
    ['task', 'estuary', 'calendar', version, t('quality.action.owner')],
    ['check', 'fern', 'clock', day(52), t('quality.action.check.text')],
  ] as const;
  return {
    'file-check': <NewVersion />,
    search: (
      <Closeup>
        <div css={raised}>
          <Row start={<PageIcon name="search" />} strong text={t('quality.search.doses')} />
        </div>
        <div css={raised}>
          <div data-hue="gorse" css={[styles.card, styles.stack, chosen]}>
            <b>{t('scenes:signOff.clause')}</b>
            {t('scenes:signOff.text')}
          </div>
          <After>{[t('quality.search.passage'), t('quality.version.passage')]}</After>
        </div>
      </Closeup>
    ),
    'shield-check': (
      <Closeup>
        {standards.map(({ name, met, open }) => {
          const [have, need] = [met.length, met.length + open.length];
          return (
            <div key={name} css={raised}>
              <Share strong text={name} note={t('reporting.ofNeeded', { have, need })} done={have} all={need} />
              <div css={[styles.wrap, have === need && styles.notOnPhones]}>
                {met.map((clause) => (
                  <Tag key={clause} hue="fern" text={clause} css={styles.notOnPhones} />
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
        {(['fire', 'medication', 'handover', 'suppliers'] as const).map((id) => {
          const [name, hue] = id === 'medication' ? (['circle-alert', 'kite'] as const) : (['check', 'fern'] as const);
          return (
            <div key={id} data-hue={hue} css={[raised, hue === 'kite' && chosen]}>
              <Row start={<Icon name={name} hue={hue} />} strong text={t(`quality.document.${id}`)} />
              {hue === 'kite' && <Span>{t('quality.action.finding.text')}</Span>}
            </div>
          );
        })}
      </Closeup>
    ),
    'refresh-cw': (
      <SceneFrame section="documents" company="care" title={reviewsBySite[0].site}>
        {steps.map(([id, hue, icon, note, text]) => (
          <div key={id} css={[styles.card, styles.stack]}>
            <Row
              css={wrapping}
              start={<Tile hue={hue} icon={icon} />}
              strong
              text={t(`quality.action.${id}`)}
              note={note}
              end={id === 'task' && <Press text={t('feature:tour.assign.label')} done={due} />}
            />
            <Row
              css={id === 'finding' || styles.notOnPhones}
              start={id === 'task' && <Initials of="RJ" hue="heather" />}
              text={text}
            />
          </div>
        ))}
      </SceneFrame>
    ),
  };
}

/** Reviews: the days of a round, what people answer, what they agree, and how far the care homes are. */
function useReviewMoments(): Moments {
  const { t } = useTranslation('screenshots');
  const need = reviewsBySite.reduce((sum, { done, all }) => sum + all - done, 0);
  return {
    target: <AppraisalScene acts />,
    'calendar-check': (
      <Closeup>
        <ReviewRound />
      </Closeup>
    ),
    users: (
      <Closeup>
        <div css={raised}>
          <div css={styles.wrap}>
            {viewers.map(({ id, hue }) => (
              <LegendEntry key={id} hue={hue} text={t(`review.group.${id}`)} />
            ))}
          </div>
          {skills.map((id, skill) => (
            <Scale
              key={id}
              text={t(`review.competency.${id}`)}
              marks={Object.fromEntries(viewers.map(({ hue, scores }) => [hue, scores[skill] ?? 0]))}
            />
          ))}
          <Row css={axis} text="1" end="5" />
        </div>
      </Closeup>
    ),
    'bar-chart': (
      <Closeup>
        {reviewsBySite.map(({ site, done, all }) => {
          const note = (
            <span css={{ textAlign: 'end' }}>
              <After done={pressed}>
                {[t('reporting.ofNeeded', { have: done, need: all }), t('reporting.reminded', { need: all - done })]}
              </After>
            </span>
          );
          return <Share key={site} {...{ text: site, note, done, all }} />;
        })}
        <div>
          <Press text={t('reporting.remind', { need })} done={t('reporting.reminded', { need })} />
        </div>
      </Closeup>
    ),
  };
}

/** Training in the hotels: who has done it, for a report, at a site that falls behind, for its cost, and for the next role. */
function useReportMoments(): Moments {
  const { t } = useTranslation(['screenshots', 'scenes']);
  const { money } = useFormat();
  const [first, second, , behind] = siteCompletion;
  return {
    'layout-dashboard': <AssignScene />,
    'file-text': <ReportBuilder />,
    'trending-up': (
      <Closeup>
        <CompletionTrend {...behind} />
      </Closeup>
    ),
    'hand-coins': (
      <Closeup>
        {[first, second, behind].map((one) => (
          <div key={one.site} css={raised}>
            <CompletionAt strong {...one} />
            <Row
              text={t('scenes:hours', { count: one.hours })}
              end={<Tag hue="gorse" text={money(one.hours * 20)} />}
            />
          </div>
        ))}
      </Closeup>
    ),
    target: <CareerPathScene acts />,
  };
}

/** The hook that returns the pictures of a page's features. */
export const featureMoments = {
  aiBuilder: useBuilderMoments,
  quality: useQualityMoments,
  review: useReviewMoments,
  reporting: useReportMoments,
};

/** What is shown larger than in a window of the product, without one: of two neighbours one. */
function Closeup({ children }: { children: ReactNode }) {
  return (
    <div css={[styles.sceneContainer, { '&&': { boxShadow: 'none' } }]}>
      <div css={closeup}>{children}</div>
    </div>
  );
}

const closeup = css(styles.stack, {
  '--scale': 1.3,
  lineHeight: 1.35,
  justifyContent: 'space-evenly',
  paddingInline: '.4em',
  gap: '.7em',
  [below.medium]: { '--scale': 1.1 },
});
const raised = css(styles.card, styles.stack, { background: 'var(--surface)', boxShadow: 'var(--shadow-2)' });
/** Where something is pressed next to what follows it. */
const pressed = 'div:has(> div > label > :checked)';
const axis = css(styles.muted, { paddingInline: '9%' });
const wrapping = css({ flexWrap: 'wrap', '& > b': { flexBasis: '5em' } });
const chosen = css({ borderColor: 'var(--hue)', background: 'var(--hue-tint)' });
