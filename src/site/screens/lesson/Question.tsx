import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { TreeElement } from '../../../content/mdx/tree';
import { childElements } from '../../shell/prose/contentTree';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { Prose } from '../../shell/prose/Prose';
import { Answer, answers, bubble } from '../../ui/Answer';
import { below } from '../../ui/breakpoints';
import { H2 } from '../../ui/elements';

interface QuestionProps {
  readonly question: TreeElement;
  /** Which question it is, from 0, and how many there are. */
  readonly index: number;
  readonly total: number;
  /** Somebody asks it: the lesson begins with it, before anything is read. */
  readonly isOpening: boolean;
}

/** A question (MDX: Question, Answer). */
export function Question({ question, index, total, isOpening }: QuestionProps) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  const id = `question-${index + 1}`;
  return (
    <div role="group" aria-labelledby={id} data-question={index} css={answers}>
      <p css={[small, isOpening && onlyWide]} lang={interfaceLang}>
        {t('lesson.question', { number: index + 1, total })}
      </p>
      <H2 id={id} css={isOpening && bubble}>
        {question.props?.title}
      </H2>
      {childElements(question, 'Answer').map(({ props, children = [] }) => {
        const isRight = props?.correct !== undefined;
        return (
          <Answer key={props?.title} name={id} title={props?.title ?? ''} isRight={isRight}>
            <strong lang={interfaceLang}>{t(isRight ? 'lesson.right' : 'lesson.wrong')}</strong>{' '}
            <Prose tree={children} />
          </Answer>
        );
      })}
    </div>
  );
}

const small = css({ color: 'var(--ink2)', fontSize: 'var(--text-small)' });

// A phone shows the first question whole.
const onlyWide = css({ 'html.js &': { [below.medium]: { display: 'none' } } });
