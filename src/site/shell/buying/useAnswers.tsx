import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText';
import { LocaleLink } from '../../i18n/LocaleLink';
import { useFormat } from '../../i18n/useFormat';
import { useFormatDate } from '../../i18n/useFormatDate';
import { usePageLinks } from '../../i18n/usePage';
import { linkTo } from '../../links';
import { ownerFacts } from '../../ownerFacts';
import type { BuyerQuestion } from '../../buyerQuestions';

/** Returns the statements that answer each question, undefined for a fact that is not set. */
export function useAnswers(): Readonly<Record<BuyerQuestion, readonly ReactNode[]>> {
  return { ...usePriceAnswers(), ...usePeopleAnswers(), ...useDataAnswers() };
}

function usePriceAnswers() {
  const { t } = useTranslation('buying');
  const namesOf = useLanguageNames();
  const { activeAccount, vat, term, payment, setUp, trialDays, support, supportHours } = ownerFacts;
  return {
    activeAccount: [activeAccount && t(`activeAccount.${activeAccount}`)],
    vat: [vat && t(`vat.${vat}`)],
    term: [term && t('term', { months: term.months, days: term.noticeDays })],
    payment: [payment && t(`payment.${payment}`)],
    setUp: [setUp && t(`setUp.${setUp}`)],
    trial: [trialDays && t('trial', { count: trialDays })],
    support: [
      support && t(`support.${support}`),
      supportHours &&
        t(`supportHours.${supportHours.days}`, {
          from: supportHours.from,
          to: supportHours.to,
          languages: namesOf(supportHours.languages),
        }),
    ],
  };
}

function usePeopleAnswers() {
  const { t } = useTranslation('buying');
  const { date } = useFormatDate();
  const namesOf = useLanguageNames();
  const { figure } = useFormat();
  const { courseLanguages, courseAuthors, certificates, passMark, sharedTablet } = ownerFacts;
  const { signInWithoutEmail, phones, pastRecords, scorm } = ownerFacts;
  return {
    courseLanguages: [courseLanguages && t('courseLanguages', { languages: namesOf(courseLanguages) })],
    courseAuthors: [
      courseAuthors && t('courseAuthors', { names: courseAuthors.names, date: date(courseAuthors.checked) }),
    ],
    certificates: [certificates && t(`certificates.${certificates}`)],
    passMark: [passMark && t('passMark', { percent: figure({ kind: 'percent', value: passMark }) })],
    signInShared: [
      signInWithoutEmail && t(`signIn.${signInWithoutEmail}`),
      sharedTablet && t(`sharedTablet.${sharedTablet}`),
    ],
    phones: [
      phones && t(phones.offline ? 'phones.offline' : 'phones.online', { ios: phones.ios, android: phones.android }),
    ],
    pastRecords: [pastRecords && t(`pastRecords.${pastRecords}`)],
    scorm: [scorm && t('scorm', { versions: scorm.join(', ') })],
  };
}

function useDataAnswers() {
  const { t } = useTranslation('buying');
  const { figure } = useFormat();
  const { hosting, subProcessors, processingAgreement, ai, exportOnLeaving, uptime } = ownerFacts;
  const { signInUrl, company } = ownerFacts;
  return {
    // What others accept is no fact of the owner's.
    officer: [],
    hosting: [hosting && t(`hosting.${hosting.region}`, { provider: hosting.provider })],
    subProcessors: [
      subProcessors && (
        <RichText
          text={t('subProcessors')}
          tags={{ privacy: (words) => <LocaleLink to={linkTo('privacyPolicy')}>{words}</LocaleLink> }}
        />
      ),
    ],
    processingAgreement: [
      processingAgreement && (
        <RichText
          text={t('processingAgreement')}
          tags={{ agreement: (words) => <a href={processingAgreement}>{words}</a> }}
        />
      ),
    ],
    ai: [
      ai && t('ai', { model: ai.model, provider: ai.provider }),
      ai && (ai.learns ? t('aiLearns', { provider: ai.provider }) : t('aiDoesNotLearn')),
    ],
    leaving: [exportOnLeaving && t('leaving', exportOnLeaving)],
    signInAddress: [signInUrl && <a href={signInUrl}>{new URL(signInUrl).host}</a>],
    company: [company && t('company', { count: company.people, year: String(company.since) })],
    uptime: [uptime && t('uptime', { percent: figure({ kind: 'percent', value: uptime }) })],
  };
}

/** Returns a function that writes languages by their own names: “Cymraeg, Polski”. */
function useLanguageNames(): (codes: readonly string[]) => string {
  const { languages } = usePageLinks();
  return (codes) => codes.map((code) => languages.find((known) => known.code === code)?.name ?? code).join(', ');
}
