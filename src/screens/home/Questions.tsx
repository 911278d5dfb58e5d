import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { Accordion } from '../../ui/Accordion';
import { from } from '../../ui/breakpoints';
import { buttonSecondary } from '../../ui/button';
import { Section } from '../../ui/Section';
import { ledeStyle } from '../../ui/SectionHeading';
import { words } from './sectionStyles';
import { useQuestions } from './useQuestions';

/** Frequently asked questions. */
export function Questions() {
  const { t } = useTranslation('home');
  const questions = useQuestions();
  return (
    <Section tone="sunken" labelledBy="questions">
      <div css={columns}>
        <div css={[words, sticky]}>
          <h2 id="questions">{t('faq.title')}</h2>
          <p css={ledeStyle}>{t('faq.lede')}</p>
          <LocaleLink to="/contact?topic=question" css={buttonSecondary}>
            {t('faq.contact')}
          </LocaleLink>
        </div>
        <Accordion items={questions.map(({ id, question, answer }) => ({ id, question, answer: <p>{answer}</p> }))} />
      </div>
    </Section>
  );
}

const columns = css({
  display: 'grid',
  gap: 'clamp(32px, 5vw, 72px)',
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  [from.wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
});

const sticky = css({ [from.wide]: { position: 'sticky', insetBlockStart: 112 } });
