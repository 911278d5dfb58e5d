import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { RichText } from '../../i18n/RichText';
import { usePage } from '../../i18n/usePage';
import { Island } from '../../islands/Island';
import { linkTo } from '../../links';
import { learners } from '../../samples/learners';
import { question } from '../../samples/story';
import { CertificateScene } from '../../scenes/CertificateScene';
import { CompletedLearners } from '../../scenes/CompletedShare';
import { Row, Share } from '../../scenes/sceneParts';
import { questionSheetFile, recordFile } from '../../searchFiles';
import { PrintButton } from '../../shell/PrintButton.island';
import { useTrackingNote } from '../../shell/useTrackingNote';
import { from } from '../../ui/breakpoints';
import { buttonSecondary } from '../../ui/button';
import { Card } from '../../ui/Card';
import { container } from '../../ui/container';
import { Details } from '../../ui/Details';
import { B, H2, P } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { IconTile } from '../../ui/IconTile';

/** What a visitor can check without believing us, the quickest first: what to do, and what one then sees. */
export function CheckYourself() {
  const { t } = useTranslation(['compliance', 'common']);
  const here = '/compliance/overview';
  const stored = `${linkTo('privacyPolicy')}#cookies`;
  const rows = [
    ['list-checks', 'fern', linkTo('sampleLesson'), t('common:nav.lesson'), t('check.lesson.text')],
    ['search', 'estuary', stored, t('check.tools.title'), `${t('check.tools.text')} ${useTrackingNote()}`],
    ['eye', 'heather', `${here}#accessibility`, t('accessibility.title'), t('check.accessibility.text')],
    ['lock', 'indigo', `${here}#report-a-vulnerability`, t('vulnerability.title'), t('check.vulnerability.text')],
  ] as const;
  return (
    <Card css={panel}>
      <H2 css={heading}>{t('check.title')}</H2>
      <ul role="list">
        {rows.map(([icon, hue, to, title, text]) => (
          <li key={icon} css={row}>
            <IconTile icon={icon} hue={hue} size="small" />
            <div>
              <B>
                <LocaleLink to={to}>{title}</LocaleLink>
              </B>
              <P>
                <RichText text={text} tags={{ file: (words) => <a href="/.well-known/security.txt">{words}</a> }} />
              </P>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What the product and this site give out, each with the beginning of what is in it: files, a plan, a certificate. */
export function Files({ course }: { course: string }) {
  const { t } = useTranslation(['buying', 'compliance', 'course', 'roles']);
  const { code } = usePage().language;
  const [{ initials, date = '', first = 0 }] = learners;
  const check = <Icon name="check" hue="fern" />;
  const roles = plan.map(([role, people]) => (
    <Share key={role} text={t(`roles:role.${role}`)} note={people} done={people} all={40} />
  ));
  const asked = [t('compliance:kept.question'), t('question.breach'), t('question.sold')];
  const questions = asked.map((question) => <Row key={question} start={check} text={question} />);
  const sheets = [
    ['estuary', recordFile(code), 'camre-sample-record.csv', t('compliance:files.record'), <CompletedLearners />],
    ['heather', questionSheetFile(code), 'camre-questions.csv', t('compliance:files.questions'), questions],
  ] as const;
  return (
    <section css={[container, notPrinted]} aria-labelledby="files">
      <H2 id="files" css={heading}>
        {t('compliance:files.title')}
      </H2>
      <div css={files}>
        {sheets.map(([hue, address, name, title, rows]) => (
          <a key={name} href={address} download={name} data-hue={hue}>
            <div aria-hidden="true">{rows}</div>
            <B>{title}</B>
            <Icon name="download" />
          </a>
        ))}
        <LocaleLink to={`/courses?plan=${plan.flat().join('.')}#roles`} data-hue="fern">
          <div aria-hidden="true">{roles}</div>
          <B>{t('compliance:files.plan')}</B>
          <Icon name="arrow-right" />
        </LocaleLink>
        <Details
          name="certificate"
          data-hue="gorse"
          summary={
            <>
              <span aria-hidden="true">
                <b>{initials}</b>
                {course}
              </span>
              <B>{t('course:lesson.end.certificate')}</B>
            </>
          }
        />
        <div>
          <CertificateScene name={initials} right={question.total} {...{ ...question, course, first, date }}>
            <Island defer="touch">
              <PrintButton />
            </Island>
          </CertificateScene>
        </div>
      </div>
    </section>
  );
}

/** The people of a hotel's kitchen and restaurant. */
const plan = [
  ['kitchen-porter', 8],
  ['chef', 12],
  ['waiting-staff', 40],
] as const;

/** A sheet on two others. */
const panel = css({
  [from.wide]: {
    inlineSize: 'min(35rem, 48vw)',
    margin: '28px 28px 0 0',
    boxShadow: '14px -14px 0 var(--estuary-100), 28px -28px 0 var(--gorse-100)',
  },
});

const heading = css({ fontSize: 'var(--text-h3)', lineHeight: 'var(--leading-h3)' });

const row = css({
  display: 'flex',
  gap: 14,
  paddingBlock: 12,
  '& + &': { borderBlockStart: '1px solid var(--line)' },
  '& > div': { minInlineSize: 0 },
  // As high as a finger needs, without room.
  '& a': { display: 'inline-block', paddingBlock: 10, marginBlock: -10 },
  '& p': { color: 'var(--ink2)', fontSize: 'var(--text-small)' },
});

// Each with whole rows of what is in it; the certificate opens below the row.
const files = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9.5rem, 40%)), 1fr))',
  gap: 12,
  marginBlockStart: 14,
  [from.wide]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  '& > a, & > details > summary': css(buttonSecondary, {
    display: 'grid',
    gridTemplate: '1fr auto / minmax(0, 1fr) auto',
    gap: 10,
    blockSize: '100%',
    padding: 12,
    fontSize: 'var(--text-small)',
    hyphens: 'auto',
    textAlign: 'start',
  }),
  '& a > div, & summary > span': {
    display: 'grid',
    alignContent: 'start',
    gridColumn: '1 / -1',
    gap: 8,
    blockSize: '100%',
    padding: '10px 8px',
    background: 'var(--hue-tint)',
    borderRadius: 'var(--radius-sm)',
    fontSize: '.8125rem',
    fontWeight: 400,
  },
  '& summary > span': { placeContent: 'center', border: '.35em double var(--hue)', textAlign: 'center' },
  '& > details + div': { gridColumn: '1 / -1', justifySelf: 'end', inlineSize: 'min(36rem, 100%)' },
  '& > details:not([open]) + div': { display: 'none' },
});

/** But for the certificate, which is printed alone while it is open. */
const notPrinted = css({
  marginBlockEnd: 'var(--section)',
  '@media print': { '&:not(:has([open]))': { display: 'none' } },
});
