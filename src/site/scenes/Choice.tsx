import { css } from '@emotion/react';
import { Children, Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Span } from '../ui/elements';
import type { Hue } from '../ui/theme';
import { visuallyHidden } from '../ui/visuallyHidden';
import * as styles from './sceneStyles';

interface ChoiceProps {
  name: string;
  legend: string;
  /** Each with what is shown below all where it is chosen, if anything is. */
  options: readonly { name: ReactNode; lang?: string; hue?: Hue; shown?: ReactNode }[];
  /** The place of the one that is chosen first. */
  first?: number;
  className?: string;
  children?: ReactNode;
}

/** A choice, which what is below it follows. */
export function Choice({ name, legend, options, first = 0, className, children }: ChoiceProps) {
  return (
    <fieldset css={choice} className={className}>
      <legend css={visuallyHidden}>{legend}</legend>
      {options.map((option, index) => {
        const id = `${name}-${index}`;
        return (
          <Fragment key={id}>
            <input type="radio" name={name} id={id} defaultChecked={index === first} css={visuallyHidden} />
            <label htmlFor={id} lang={option.lang} data-hue={option.hue} css={label}>
              {option.name}
            </label>
          </Fragment>
        );
      })}
      <div css={styles.stack}>
        {children}
        {options[0]?.shown && <OfChosen name={name}>{Children.toArray(options.map(({ shown }) => shown))}</OfChosen>}
      </div>
    </fieldset>
  );
}

/** `name`: that of the choice, of several around it too; `isElsewhere`: whether the choice is not around, but on the page. */
type OfChosenProps = { as?: 'div' | 'span' | 'g'; name: string; isElsewhere?: boolean; children: readonly ReactNode[] };

/** What belongs to each option, of which that of the chosen one is seen; there is room for each. */
export function OfChosen({ as: Element = 'div', name, isElsewhere = false, children }: OfChosenProps) {
  const chosen = children.map((_, index) => {
    const option = `#${name}-${index}:checked`;
    const around = isElsewhere ? `main:has(${option})` : `${option} ~ div`;
    return css({ [`${around} & > :nth-of-type(${index + 1})`]: seen });
  });
  return (
    <Element data-one="" css={chosen}>
      {children}
    </Element>
  );
}

/** What is read until the next version of a document is published, or something else is done around it, and after that. */
export function After({ as: Element = 'span', done = published, children }: AfterProps) {
  const [before, after] = ['&& > :first-child', `${done} && > :last-child`];
  return (
    <Element data-one="" css={{ [before]: seen, [`${done} ${before}`]: { visibility: 'hidden' }, [after]: seen }}>
      <Element>{children[0]}</Element>
      <Element>{children[1]}</Element>
    </Element>
  );
}
type AfterProps = { as?: 'div' | 'span'; done?: string; children: readonly ReactNode[] };

/** Below a picture that acts, what has been done in it, to screen readers too: a line for each option of a choice, or a press. */
export function Said({ of, lines, invites = false }: { of: string; lines: readonly ReactNode[]; invites?: boolean }) {
  const { t } = useTranslation('common');
  return (
    <p css={said}>
      {invites && <Span>{t('illustration.try')}</Span>}
      <output>
        <OfChosen as="span" name={of} isElsewhere>
          {lines.map((line, index) => (
            <Span key={index}>{line}</Span>
          ))}
        </OfChosen>
      </output>
    </p>
  );
}

const choice = css(styles.wrap, {
  position: 'relative',
  padding: 0,
  border: 0,
  // Next to the labels, where a window scrolls to it.
  '& > input': { alignSelf: 'start' },
  '& > div': { flexBasis: '100%' },
});
const label = css(styles.card, {
  flex: 'auto',
  display: 'grid',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: 44,
  paddingInline: '.5em',
  background: 'var(--surface)',
  fontWeight: 600,
  cursor: 'pointer',
  'input:checked + &': { color: 'var(--hue)', background: 'var(--hue-tint)', borderColor: 'currentColor' },
  'input:focus-visible + &': { outline: '3px solid var(--focus)', outlineOffset: 2 },
  '@media (forced-colors: active)': { 'input:checked + &': { color: 'Highlight' } },
});
const seen = { visibility: 'inherit' } as const;
const published = 'main:has(#version-1:checked)';
const said = css(styles.wrap, {
  alignItems: 'baseline',
  gap: '0 16px',
  marginBlockStart: 'clamp(8px, 1.4vw, 16px)',
  color: 'var(--ink2)',
  fontSize: 'var(--text-caption)',
  lineHeight: 1.45,
  '& > output': { color: 'var(--ink)', fontSize: 'var(--text-small)', fontWeight: 600 },
  // A finger needs more than the line.
  '& a': { paddingBlock: 12 },
});
