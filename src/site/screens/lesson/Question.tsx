import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { TreeElement } from '../../../content/mdx/tree';
import { childElements } from '../../shell/prose/contentSections';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { Prose } from '../../shell/prose/Prose';
import { Icon } from '../../ui/Icon';

interface QuestionProps {
  /** The questions of the page, and the title of this one. */
  questions: readonly TreeElement[];
  title: string | undefined;
}

/** A question; each answer opens to say whether it is right and why (MDX: Question, Answer). */
export function Question({ questions, title }: QuestionProps) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  const index = questions.findIndex(({ props }) => props?.title === title);
  const question = questions[index];
  if (!question) return null;
  const number = index + 1;
  const id = `question-${number}`;
  return (
    <section aria-labelledby={id} css={box}>
      <p css={small} lang={interfaceLang}>
        {t('lesson.question', { number, total: questions.length })}
      </p>
      <h3 id={id}>{title}</h3>
      <p css={small} lang={interfaceLang}>
        {t('lesson.choose')}
      </p>
      {childElements(question, 'Answer').map(({ props, children = [] }) => {
        const isRight = props?.correct !== undefined;
        return (
          <details key={props?.title} name={id} css={answer}>
            <summary>{props?.title}</summary>
            <p css={isRight ? [feedback, right] : feedback}>
              <Icon name={isRight ? 'check' : 'x'} />
              <span>
                <strong lang={interfaceLang}>{t(isRight ? 'lesson.right' : 'lesson.wrong')}</strong>{' '}
                <Prose tree={children} />
              </span>
            </p>
          </details>
        );
      })}
    </section>
  );
}

const box = css({
  display: 'grid',
  gap: 10,
  marginBlock: 16,
  padding: 'var(--space-md)',
  breakInside: 'avoid',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-lg)',
});

const small = css({ color: 'var(--ink2)', fontSize: 'var(--text-small)' });

const answer = css({
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius-md)',
  '& > summary': { minHeight: 48, padding: '10px 16px', fontWeight: 600, cursor: 'pointer' },
  '& > summary:hover': { background: 'var(--sunken)' },
});

const feedback = css({
  display: 'flex',
  gap: 10,
  padding: '4px 16px 16px',
  '& > svg': { flex: 'none', marginBlockStart: 4, fontSize: '1.25rem', color: 'var(--kite)' },
});

const right = css({ '& > svg': { color: 'var(--fern)' } });
