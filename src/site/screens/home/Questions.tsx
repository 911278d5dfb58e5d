import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { prices } from '../../i18n/prices';
import { useDataText } from '../../i18n/useDataText';
import { ContactLink } from '../../shell/ContactLink';
import { Island } from '../../islands/Island';
import { Accordion } from '../../ui/Accordion.island';
import { from } from '../../ui/breakpoints';
import { buttonSecondary } from '../../ui/button';
import { H2 } from '../../ui/elements';
import { Section } from '../../ui/Section';
import { ledeStyle } from '../../ui/SectionHeading';
import { sideBySide } from '../../ui/sideBySide';
import { words } from './sectionStyles';

/** Frequently asked questions; their ids are in content/data/questions.json. */
export function Questions({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('home');
  const items = useQuestions(ids).map(({ answer, ...item }) => ({ ...item, answer: <p>{answer}</p> }));
  return (
    <Section tone="sunken" labelledBy="questions">
      <div css={columns}>
        <div css={[words, sticky]}>
          <H2 id="questions">{t('faq.title')}</H2>
          <p css={ledeStyle}>{t('faq.lede')}</p>
          <ContactLink topic="question" css={buttonSecondary}>
            {t('faq.contact')}
          </ContactLink>
        </div>
        <Island>
          <Accordion items={items} />
        </Island>
      </div>
    </Section>
  );
}

function useQuestions(ids: readonly string[]) {
  const textOf = useDataText('home');
  return ids.map((id) => ({ id, question: textOf(`faq.${id}.question`), answer: textOf(`faq.${id}.answer`, prices) }));
}

const columns = sideBySide([2, 3], 'var(--space-md) var(--space-2xl)', 'start');
const sticky = css({ [from.wide]: { position: 'sticky', insetBlockStart: 112 } });
