import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { documents, signed } from '../../samples/company';
import { everyone, lessons } from '../../samples/story';
import { After, Choice } from '../../scenes/Choice';
import { People, Press, SiteShares, useQuestions } from '../../scenes/companyParts';
import { Assign, isDone } from '../../scenes/homeScenes';
import { Row, Share, Tag, Tile } from '../../scenes/sceneParts';
import * as styles from '../../scenes/sceneStyles';
import { Small } from '../../scenes/smallScenes';
import { useMonths } from '../../scenes/timelines';
import { ContactLink } from '../../shell/ContactLink';
import { from } from '../../ui/breakpoints';
import { B, H3, P } from '../../ui/elements';
import { captionStyle } from '../../ui/Figure';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { snappingRow } from '../../ui/snappingRow';

/** Benefits, each with a piece of the product and its figure, and a footnote about the figures. */
export function Benefits() {
  const { t } = useTranslation(['home', 'common', 'buying']);
  return (
    <Section labelledBy="benefits" title={t('benefits.title')}>
      <ul role="list" css={list}>
        {benefits.map(([id, hue, piece]) => (
          <li key={id} data-hue={hue} css={card}>
            <div>
              <H3>{t(`benefits.${id}.title`)}</H3>
              <P>{t(`benefits.${id}.text`)}</P>
            </div>
            <figure>{piece}</figure>
            <B>{t(`benefits.${id}.figure`)}</B>
          </li>
        ))}
      </ul>
      <p css={captionStyle}>
        {`${t('common:illustration.try')} · ${t('common:stats.note')} `}
        <ContactLink topic="question" ask="figures" css={{ paddingBlock: 10, fontWeight: 640 }}>
          {t('buying:question.figures')}
        </ContactLink>
      </p>
    </Section>
  );
}

/** A document of the care homes: its next version is published, and everybody has to sign again. */
function NextVersion() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  const { version, next } = documents.medication;
  const { all } = signed;
  const publish = <Tag css={styles.primary} text={t('courseBuilder.publish')} />;
  const approved = <Tag hue="fern" icon="check" text={t('screenshots:quality.state.approved')} />;
  const nextName = (
    <span css={styles.wrap}>
      {next}
      <After>{[publish, approved]}</After>
    </span>
  );
  const option = (name: ReactNode, done: number) => ({
    name,
    shown: (
      <div css={styles.stack}>
        <div data-hue="gorse" css={[styles.card, !done && styles.tinted]}>
          {t(`screenshots:quality.${done ? 'search' : 'version'}.passage`)}
        </div>
        <Share strong text={t('signOff.signed', { signed: done, all })} {...{ done, all }} />
      </div>
    ),
  });
  const options = [option(version, signed.done), option(nextName, 0)];
  return (
    <Small>
      <Row start={<Tile icon="file-check" />} strong text={t('screenshots:quality.document.medication')} />
      <Choice name="version" legend={t('screenshots:quality.document.medication')} options={options} />
    </Small>
  );
}

/** The hotels' people who are overdue, whom a press reminds. */
function Overdue() {
  const { t } = useTranslation('screenshots');
  const [overdue] = useQuestions();
  if (!overdue) return null;
  const { hue, count: need, question, people } = overdue;
  return (
    <Small>
      <Row start={<Tile hue={hue} text={need} />} strong text={question} />
      <People {...{ hue, people }} />
      <Press text={t('reporting.remind', { need })} done={t('reporting.reminded', { need })} />
    </Small>
  );
}

/** How much is completed at each site in some months. */
function Sites() {
  const title = useTranslation('screenshots').t('reporting.sites');
  const options = useMonths(3, 'long').map((name, index) => ({
    name,
    shown: <div css={sites} children={<SiteShares month={index + 3} />} />,
  }));
  return (
    <Small>
      <b>{title}</b>
      <Choice name="month" legend={title} options={options} first={2} />
    </Small>
  );
}

/** Lessons of the course by their length. */
function ShortLessons() {
  const { t } = useTranslation(['scenes', 'home']);
  const options = lessons.map(({ id, minutes, hue }, index) => ({
    name: t('minutes', { minutes }),
    shown: <Row css={styles.card} start={<Tile hue={hue} text={index + 1} />} text={t(`courseBuilder.lesson.${id}`)} />,
  }));
  return (
    <Small>
      <Choice name="lesson" legend={t('home:benefits.productivity.title')} options={options} />
    </Small>
  );
}

/** A course that a press assigns, and the reminder that follows. */
function Automatic() {
  const { t } = useTranslation(['scenes', 'course']);
  const states = [t('course:lesson.state.notStarted'), t('signOff.reminder')];
  return (
    <Small>
      <Row start={<Tile hue="gorse" icon="sparkles" />} strong text={t('courseBuilder.title')} />
      <Assign count={everyone.all} />
      <Row start={<Icon name="clock" hue="gorse" />} text={<After done={isDone}>{states}</After>} />
    </Small>
  );
}

/** What is set up until it is live. */
function Steps() {
  const { t } = useTranslation(['pricing', 'common']);
  const names = [t('includedGroup.people'), t('included.customBranding'), t('common:nav.courses')];
  const end = <Icon name="check" hue="fern" />;
  return (
    <Small>
      {names.map((name, index) => (
        <Row key={name} start={<Tile hue="gorse" text={index + 1} />} strong text={name} end={end} />
      ))}
    </Small>
  );
}

/** Each with its hue. */
const benefits = [
  ['compliance', 'estuary', <NextVersion />],
  ['completion', 'heather', <Overdue />],
  ['scale', 'teal', <Sites />],
  ['implementation', 'rust', <Steps />],
  ['productivity', 'fern', <ShortLessons />],
  ['admin', 'gorse', <Automatic />],
] as const;

const list = css(snappingRow, {
  gap: 'var(--space-xs)',
  [from.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))' },
});

const card = css({
  display: 'grid',
  gap: 'var(--space-sm)',
  gridTemplateRows: 'auto 1fr',
  // Words, pieces and figures of a row are next to each other.
  [from.medium]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' },
  padding: 'clamp(16px, 2vw, 24px)',
  background: 'var(--hue-tint)',
  borderRadius: 'var(--radius-lg)',
  '& p': { marginBlockStart: 6, color: 'var(--ink2)', fontSize: '1rem', lineHeight: 1.45 },
  '& > figure': { display: 'grid' },
  '& > b': { lineHeight: 1.3 },
});

// Name, bar and percent in one line.
const sites = css(styles.stack, {
  '& > div': { gridTemplateColumns: '7.5em 1fr 2.5em', alignItems: 'center' },
  '& > div > div': { gridArea: '1 / 2' },
});
