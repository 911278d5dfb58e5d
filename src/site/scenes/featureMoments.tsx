import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/useFormat';
import { Icon } from '../ui/Icon';
import { Span } from '../ui/elements';
import { PageIcon } from '../ui/PageIcon';
import { spoken } from '../ui/spokenFonts';
import { reviewsBySite, siteCompletion, skills, standards, viewers } from './company';
import { CompletionTrends, RatingGaps, ReviewsBySite, trends } from './companyParts';
import { CorrectiveAction } from './CorrectiveAction';
import { AssignScene, record, RecordScene } from './courseScenes';
import { AppraisalScene, CareerPathScene } from './homeScenes';
import { useDay } from './learners';
import { SceneFrame } from './SceneFrame';
import { Initials, LegendEntry, Row, Share, Tag, Tile } from './sceneParts';
import * as styles from './sceneStyles';
import type { Draft } from './story';

/** The one in which something can be pressed. */
export const actingMoment = 'refresh-cw';

interface MomentProps {
  icon: string;
  drafts: readonly Draft[];
  /** Returns the picture of a scene, and nothing where an icon has none. */
  picture: (scene: ReactNode) => ReactNode;
}

/** Courses: from a care home's document, a question that explains itself, a sentence in several languages and tones. */
function BuilderMoment({ icon, picture, drafts }: MomentProps) {
  const { t } = useTranslation(['screenshots', 'scenes']);
  const explanation = t('aiBuilder.explanation');
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
    'list-checks': (
      <>
        <b>{t('scenes:courseBuilder.question.text')}</b>
        {(['rice', 'mustard', 'potato'] as const).map((id, index) => (
          <div key={id} data-hue="kite" css={[styles.card, !index && [styles.tinted, chosen]]}>
            <Row text={t(`scenes:courseBuilder.answer.${id}`)} end={!index && <Icon name="x" />} />
          </div>
        ))}
        <span>{explanation}</span>
      </>
    ),
    languages: drafts.map(({ lang, name, words }, index) => (
      <div key={lang} lang={lang} css={[styles.card, styles.stack, index > 0 && spoken]}>
        <b>{name}</b>
        <span>{words['courseBuilder.question.text'] ?? t('scenes:courseBuilder.question.text')}</span>
      </div>
    )),
    palette: (['plain', 'warm', 'formal'] as const).map((tone, index) => (
      <div key={tone} data-hue="heather" css={[styles.card, styles.stack, !index && chosen]}>
        <Row strong text={t(`aiBuilder.tone.${tone}`)} end={!index && <Icon name="check" hue="heather" />} />
        <span>{tone === 'formal' ? explanation : t(`aiBuilder.tone.${tone}.text`)}</span>
      </div>
    )),
  };
  const title = { sparkles: t('aiBuilder.title'), palette: t('aiBuilder.tone') }[icon];
  const company = icon === 'sparkles' ? 'care' : 'hotels';
  const moment = moments[icon];
  return picture(moment && <SceneFrame section="builder" company={company} title={title} children={moment} />);
}

/** Documents of a care home: an approval, an answer, the standards that ask for them, and what an audit finds. */
function QualityMoment({ icon, picture }: MomentProps) {
  const { t } = useTranslation(['screenshots', 'scenes']);
  const day = useDay();
  const versions = ['2.3', '2.2', '2.1', '2.0'].map((version) => t('scenes:signOff.version', { version }));
  const [met, open] = [<Icon name="check" hue="fern" />, <Icon name="circle-alert" hue="kite" />];
  const moments: Readonly<Record<string, ReactNode>> = {
    'file-check': versions.map((text, index) => (
      <div key={text} css={[styles.card, styles.stack]}>
        <Row start={<PageIcon name={index ? 'lock' : 'eye'} />} strong={!index} text={text} note={day(-187 * index)} />
        {!index && (
          <div css={halves}>
            <Row start={<Initials of="RJ" />} text={t('quality.step.checked')} note={day(-1)} />
            <Row start={<Initials of="KL" />} text={t('quality.state.approved')} note={day(0)} />
          </div>
        )}
      </div>
    )),
    search: (
      <>
        <Row css={styles.card} start={<PageIcon name="search" />} strong text={t('quality.search.doses')} />
        <div css={[styles.card, styles.stack, page]}>
          <div data-hue="gorse" css={[styles.card, styles.stack, chosen]}>
            <b>{t('scenes:signOff.clause')}</b>
            {t('scenes:signOff.text')}
          </div>
        </div>
      </>
    ),
    'shield-check': (
      <>
        {standards.map(({ name, met, open }) => (
          <div key={name} css={[styles.card, styles.stack]}>
            <Share strong text={name} done={met.length} all={met.length + open.length} />
            <div css={styles.wrap}>
              {[...met, ...open].map((clause, index) => (
                <Tag key={clause} {...(index < met.length ? { hue: 'fern' } : missing)} text={clause} />
              ))}
            </div>
          </div>
        ))}
      </>
    ),
    'clipboard-check': (
      <>
        <div css={halves}>
          {(['handover', 'medication', 'fire', 'suppliers'] as const).map((id, index) => (
            <Row key={id} css={styles.card} start={index === 1 ? open : met} text={t(`quality.document.${id}`)} />
          ))}
        </div>
        <div data-hue="kite" css={[styles.card, styles.stack, chosen]}>
          <Row start={open} strong text={t('quality.action.finding')} note={day(6)} />
          {t('quality.action.finding.text')}
          <Row start={<Initials of="KL" />} text={t('quality.document.medication')} />
        </div>
      </>
    ),
    [actingMoment]: <CorrectiveAction />,
  };
  const title = icon === 'search' || icon === 'file-check' ? t('quality.document.medication') : reviewsBySite[0].site;
  const moment = moments[icon];
  return picture(moment && <SceneFrame section="documents" company="care" title={title} children={moment} />);
}

/** Reviews: the days of a round, what people answer, what they agree, and how far the care homes are. */
function ReviewMoment({ icon, picture }: MomentProps) {
  const { t } = useTranslation(['screenshots', 'scenes']);
  const { number } = useFormat();
  const day = useDay();
  if (icon === 'target') return picture(<AppraisalScene />);
  const moments: Readonly<Record<string, ReactNode>> = {
    'calendar-check': (
      <div css={[styles.stack, record, filled]}>
        <Row start={<Tile hue="fern" icon="check" />} strong text={t('scenes:appraisal.selfIn')} note={day(2)} />
        <Row start={<Tile hue="gorse" icon="clock" />} strong text={t('scenes:signOff.reminder')} note={day(16)} />
        <Row start={<Tile icon="calendar" />} strong text={t('scenes:appraisal.meeting')} />
        <Row start={<Tile hue="kite" icon="target" />} strong text={t('quality.action.due', { date: day(30) })} />
      </div>
    ),
    users: (
      <div css={table}>
        <div css={styles.wrap}>
          {viewers.map(({ id, colour }) => (
            <LegendEntry key={id} colour={colour} text={t(`review.group.${id}`)} />
          ))}
        </div>
        <span />
        {viewers.map(({ id, colour }) => (
          <LegendEntry key={id} colour={colour} />
        ))}
        {skills.flatMap((skill, index) => [
          <Span key={skill}>{t(`review.competency.${skill}`)}</Span>,
          ...viewers.map(({ id, scores: { [index]: score = 0 } }) => (
            <Tag key={skill + id} hue={score < 3 ? 'kite' : score < 4 ? 'gorse' : 'fern'} text={number(score)} />
          )),
        ])}
      </div>
    ),
    'bar-chart': [<ReviewsBySite key="sites" />, <RatingGaps key="skills" />],
  };
  const title = { users: t('review.title'), 'bar-chart': t('reporting.completed') }[icon];
  const cycle = t('review.cycle', reviewsBySite[0]);
  const moment = moments[icon];
  return picture(moment && <SceneFrame section="appraisals" company="care" title={title ?? cycle} children={moment} />);
}

/** Training in the hotels: who has done it, for a report, by site and month, for its cost, and for the next role. */
function ReportMoment({ icon, picture }: MomentProps) {
  const { t } = useTranslation(['screenshots', 'scenes']);
  const { money } = useFormat();
  const hours = siteCompletion.reduce((sum, site) => sum + site.hours, 0);
  const moments: Readonly<Record<string, ReactNode>> = {
    'layout-dashboard': <AssignScene />,
    'file-text': <RecordScene />,
    'trending-up': <SceneFrame section="reports" title={t('reporting.sites')} children={<CompletionTrends />} />,
    'hand-coins': (
      <SceneFrame section="reports" title={t('reporting.completed')}>
        <div css={trends}>
          {siteCompletion.map(({ site, months: [, , , , , now], hours }) => (
            <div key={site} css={[styles.card, styles.stack, filled]}>
              <b>{t(`reporting.site.${site}`)}</b>
              <div css={styles.wrap}>
                <Tag hue="heather" icon="clock" text={t('scenes:hours', { count: hours })} />
                <Tag hue="gorse" text={money(hours * 20)} />
              </div>
              <Share strong text={t('scenes:percent', { value: now })} done={now} all={100} />
            </div>
          ))}
        </div>
        <Row strong text={t('scenes:socialFeed.channel.allSites')} end={<Tag hue="gorse" text={money(hours * 20)} />} />
      </SceneFrame>
    ),
    target: <CareerPathScene />,
  };
  return picture(moments[icon]);
}

/** The pictures of features, by the feature's icon, each of the moment that its words tell of. */
export const featureMoments = {
  aiBuilder: BuilderMoment,
  quality: QualityMoment,
  review: ReviewMoment,
  reporting: ReportMoment,
};

const halves = styles.columns('1fr 1fr');
const missing = { hue: 'kite', icon: 'circle-alert' } as const;
const chosen = css({ borderColor: 'var(--hue)', background: 'var(--hue-tint)' });
const page = css({
  '&::before, &::after': {
    content: '""',
    blockSize: '4em',
    background: 'repeating-linear-gradient(var(--line) 0 .5em, transparent 0 1.4em)',
  },
});
const filled = css({ flex: 1, justifyContent: 'space-evenly' });
const table = css(filled, {
  display: 'grid',
  gridTemplateColumns: '1.5fr repeat(3, minmax(0, 1fr))',
  alignItems: 'center',
  gap: '.6em',
  '& > div': { gridColumn: '1 / -1' },
  '& > [data-hue], & > :has(> i)': { justifyContent: 'center' },
});
