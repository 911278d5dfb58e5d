import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SceneName } from '../../content/pages/facts';
import { useFormat } from '../i18n/useFormat';
import { below } from '../ui/breakpoints';
import { Icon } from '../ui/Icon';
import { Span } from '../ui/elements';
import { PageIcon } from '../ui/PageIcon';
import { documents, reviewsBySite, signed, siteCompletion, skills, standards, viewers } from '../samples/company';
import { CompletionAt, ReviewsBySite } from './companyParts';
import { CorrectiveAction } from './CorrectiveAction';
import { Choice, InDrafts } from './Choice';
import { AssignScene } from './courseScenes';
import { AppraisalScene, CareerPathScene } from './homeScenes';
import { useDay } from '../samples/learners';
import { ReportBuilder } from './ReportBuilder';
import { SceneFrame } from './SceneFrame';
import { Initials, LegendEntry, Row, Share, Tag, Tile } from './sceneParts';
import * as styles from './sceneStyles';
import type { Draft } from '../samples/story';
import { CompletionTrend, ReviewRound } from './timelines';

/** Those in which something can be pressed; the first one of a page is as wide as its grid. */
export const acts: Readonly<Record<SceneName, readonly string[]>> = {
  aiBuilder: ['', 'languages'],
  quality: ['', 'refresh-cw'],
  reporting: ['file-text'],
  review: [],
};

interface MomentProps {
  icon: string;
  drafts: readonly Draft[];
  /** Returns the picture of a scene, and nothing where an icon has none. */
  picture: (scene: ReactNode) => ReactNode;
}

/** Courses: from a care home's document, a question that explains itself, a sentence in several languages and tones. */
function BuilderMoment({ icon, picture, drafts }: MomentProps) {
  const { t } = useTranslation(['screenshots', 'scenes']);
  const [{ question } = {}] = drafts;
  const moments: Readonly<Record<string, ReactNode>> = {
    sparkles: (
      <>
        <Row start={<Icon name="file-text" />} text={t('quality.document.medication')} note="2.3" />
        <div css={[styles.card, styles.stack]}>
          <b>{t('scenes:signOff.clause')}</b>
          {t('scenes:signOff.text')}
          <Row css={styles.card} start={<Tile hue="gorse" text="?" />} text={t('quality.search.question')} />
        </div>
        <Row css={styles.card} text={t('quality.document.handover')} note={t('scenes:minutes', { minutes: 5 })} />
      </>
    ),
    'list-checks': question && (
      <>
        <b css={styles.title}>{question.title}</b>
        {question.answers.map(({ title, text, isRight }, index) => (
          <div key={title} data-hue={isRight ? 'fern' : 'kite'} css={[raised, index < 2 && chosen]}>
            <Row start={<Tile {...(isRight ? right : index ? { text: 'C' } : wrong)} />} strong text={title} />
            {index === 0 && <Span>{text}</Span>}
          </div>
        ))}
      </>
    ),
    languages: (
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
    ),
    palette: (['plain', 'warm', 'formal'] as const).map((tone, index) => (
      <div key={tone} data-hue="heather" css={[styles.card, styles.stack, !index && chosen]}>
        <Row strong text={t(`aiBuilder.tone.${tone}`)} end={!index && <Icon name="check" hue="heather" />} />
        <span>{tone === 'formal' ? t('aiBuilder.explanation') : t(`aiBuilder.tone.${tone}.text`)}</span>
      </div>
    )),
  };
  const title = {
    sparkles: t('aiBuilder.title'),
    languages: t('scenes:courseBuilder.title'),
    palette: t('aiBuilder.tone'),
  }[icon];
  const company = icon === 'sparkles' ? 'care' : 'hotels';
  const moment = moments[icon];
  return picture(moment && <Frame {...{ icon, company, title }} section="builder" children={moment} />);
}

const right = { hue: 'fern', icon: 'check' } as const;
const wrong = { hue: 'kite', icon: 'x' } as const;

/** Documents of a care home: an approval, an answer, a standard that asks for them, and what an audit finds. */
function QualityMoment({ icon, picture }: MomentProps) {
  const { t } = useTranslation(['screenshots', 'scenes']);
  const day = useDay();
  const versions = ['2.3', '2.2', '2.1', '2.0'].map((version) => t('scenes:signOff.version', { version }));
  const moments: Readonly<Record<string, ReactNode>> = {
    'file-check': versions.map((text, index) => (
      <div key={text} css={[styles.card, styles.stack]}>
        <Row start={<PageIcon name={index ? 'lock' : 'eye'} />} strong={!index} text={text} note={day(-187 * index)} />
        {!index && (
          <div css={styles.columns('1fr 1fr')}>
            <Row start={<Initials of="RJ" />} text={t('quality.step.checked')} note={day(-1)} />
            <Row start={<Initials of="KL" />} text={t('quality.state.approved')} note={day(0)} />
          </div>
        )}
      </div>
    )),
    search: (
      <>
        <Row css={styles.card} start={<PageIcon name="search" />} strong text={t('quality.search.doses')} />
        <div css={[styles.card, styles.stack]}>
          <Row
            text={<Tag hue="fern" icon="check" text={t('quality.state.approved')} />}
            note={t('scenes:signOff.version', documents.medication)}
          />
          <div data-hue="gorse" css={[styles.card, styles.stack, chosen]}>
            <b>{t('scenes:signOff.clause')}</b>
            {t('scenes:signOff.text')}
          </div>
          {t('quality.search.passage')}
        </div>
      </>
    ),
    'shield-check': standards.map(({ name, met, open }) => {
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
    }),
    'clipboard-check': (
      <>
        <Row
          css={inRow}
          start={<Icon name="check" hue="fern" />}
          text={t('quality.document.fire')}
          note={t('scenes:signOff.signed', { signed: signed.all, all: signed.all })}
        />
        <div data-hue="kite" css={[raised, chosen]}>
          <Row start={<Icon name="circle-alert" hue="kite" />} strong text={t('quality.action.finding')} />
          {t('quality.action.finding.text')}
          <Row start={<Initials of="KL" />} text={t('quality.document.medication')} />
        </div>
        <Row
          css={inRow}
          start={<Icon name="clock" hue="gorse" />}
          text={t('quality.document.handover')}
          note={t('quality.state.review')}
        />
      </>
    ),
    'refresh-cw': <CorrectiveAction />,
  };
  const title = icon === 'search' || icon === 'file-check' ? t('quality.document.medication') : reviewsBySite[0].site;
  const moment = moments[icon];
  return picture(moment && <Frame {...{ icon, title }} section="documents" company="care" children={moment} />);
}

/** Reviews: the days of a round, what people answer, what they agree, and how far the care homes are. */
function ReviewMoment({ icon, picture }: MomentProps) {
  const { t } = useTranslation(['screenshots', 'scenes']);
  const { number } = useFormat();
  if (icon === 'target') return picture(<AppraisalScene />);
  const moments: Readonly<Record<string, ReactNode>> = {
    'calendar-check': <ReviewRound />,
    users: (
      <div css={table}>
        <div css={styles.wrap}>
          {viewers.map(({ id, hue }) => (
            <LegendEntry key={id} hue={hue} text={t(`review.group.${id}`)} />
          ))}
        </div>
        <span />
        {viewers.map(({ id, hue }) => (
          <LegendEntry key={id} hue={hue} />
        ))}
        {skills.flatMap((skill, index) => [
          <Span key={skill}>{t(`review.competency.${skill}`)}</Span>,
          ...viewers.map(({ id, scores: { [index]: score = 0 } }) => (
            <Tag key={skill + id} hue={score < 3 ? 'kite' : score < 4 ? 'gorse' : 'fern'} text={number(score, 1)} />
          )),
        ])}
      </div>
    ),
    'bar-chart': <ReviewsBySite />,
  };
  const moment = moments[icon];
  const title = t('review.title');
  return picture(moment && <Frame {...{ icon, title }} section="appraisals" company="care" children={moment} />);
}

/** Training in the hotels: who has done it, for a report, at a site that falls behind, for its cost, and for the next role. */
function ReportMoment({ icon, picture }: MomentProps) {
  const { t } = useTranslation(['screenshots', 'scenes']);
  const { money } = useFormat();
  const [first, second, , behind] = siteCompletion;
  const moments: Readonly<Record<string, ReactNode>> = {
    'layout-dashboard': <AssignScene />,
    'file-text': <ReportBuilder />,
    'trending-up': <CompletionTrend {...behind} />,
    'hand-coins': [first, second, behind].map((one) => (
      <div key={one.site} css={raised}>
        <CompletionAt strong {...one} />
        <div css={styles.wrap}>
          <Tag hue="heather" icon="clock" text={t('scenes:hours', { count: one.hours })} />
          <Icon name="arrow-right" />
          <Tag hue="gorse" text={money(one.hours * 20)} />
        </div>
      </div>
    )),
    target: <CareerPathScene />,
  };
  const moment = moments[icon];
  return picture(closeups.includes(icon) ? <Frame {...{ icon }} section="reports" children={moment} /> : moment);
}

/** The pictures of features, by the feature's icon, each of the moment that its words tell of. */
export const featureMoments = {
  aiBuilder: BuilderMoment,
  quality: QualityMoment,
  review: ReviewMoment,
  reporting: ReportMoment,
};

/** The window of the product; around what is shown at one and a half times its size, nothing. */
function Frame({ icon, ...window }: ComponentProps<typeof SceneFrame> & Pick<MomentProps, 'icon'>) {
  if (!closeups.includes(icon)) return <SceneFrame {...window} />;
  return (
    <div css={[styles.sceneContainer, unframed]} data-closeup={onPhones.includes(icon) ? '' : undefined}>
      <div css={closeup}>{window.children}</div>
    </div>
  );
}

/** Of two neighbours one; phones show these, without those that another picture of the page says, too. */
const onPhones = ['list-checks', 'shield-check', 'calendar-check', 'bar-chart', 'trending-up'];
const closeups = ['clipboard-check', 'hand-coins', ...onPhones];

const unframed = css({ '&&': { boxShadow: 'none' } });
const closeup = css(styles.stack, {
  '--scale': 1.5,
  color: 'var(--ink)',
  lineHeight: 1.35,
  justifyContent: 'space-evenly',
  paddingInline: '.4em',
  gap: '.7em',
  [below.medium]: { '--scale': 1.25 },
});
const raised = css(styles.card, styles.stack, { background: 'var(--surface)', boxShadow: 'var(--shadow-2)' });
const inRow = css(raised, { flexDirection: 'row' });
const chosen = css({ borderColor: 'var(--hue)', background: 'var(--hue-tint)' });
const table = css({
  flex: 1,
  justifyContent: 'space-evenly',
  display: 'grid',
  gridTemplateColumns: '1.5fr repeat(3, minmax(0, 1fr))',
  alignItems: 'center',
  gap: '.6em',
  '& > div': { gridColumn: '1 / -1' },
  '& > [data-hue], & > :has(> i)': { justifyContent: 'center' },
});
