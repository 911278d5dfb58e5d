import { css } from '@emotion/react';
import { Fragment, type ReactNode } from 'react';
import { spoken } from '../ui/spokenFonts';
import { visuallyHidden } from '../ui/visuallyHidden';
import type { Draft } from '../samples/story';
import * as styles from './sceneStyles';

interface ChoiceProps {
  name: string;
  legend: string;
  options: readonly { readonly name: string; readonly lang?: string }[];
  /** The place of the one that is chosen first. */
  first?: number;
  className?: string;
  children: ReactNode;
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
            <label htmlFor={id} lang={option.lang}>
              {option.name}
            </label>
          </Fragment>
        );
      })}
      <div css={styles.stack}>{children}</div>
    </fieldset>
  );
}

export interface InDraftsProps {
  drafts: readonly Draft[];
  words: (draft: Draft) => ReactNode;
}

/** Words in all languages, of which those in the chosen one are seen. */
export function InDrafts({ drafts, words }: InDraftsProps) {
  return (
    <span css={[inLanguages, drafts.map((_, index) => chosen(index + 1))]}>
      {drafts.map((draft) => (
        <span key={draft.lang} lang={draft.lang}>
          {words(draft)}
        </span>
      ))}
    </span>
  );
}

const choice = css(styles.wrap, {
  position: 'relative',
  padding: 0,
  border: 0,
  '& > label': css(styles.card, {
    display: 'grid',
    alignItems: 'center',
    minBlockSize: 44,
    fontWeight: 600,
    cursor: 'pointer',
  }),
  '& > :checked + label': { color: 'var(--hue)', background: 'var(--hue-tint)', borderColor: 'currentColor' },
  '& > :focus-visible + label': { outline: '3px solid var(--focus)', outlineOffset: 2 },
  '@media (forced-colors: active)': { '& > :checked + label': { color: 'Highlight' } },
  '& > div': { flexBasis: '100%' },
});
/** A title in all languages, with room for the longest. Other languages have letters that the page’s typeface lacks. */
const inLanguages = css({
  display: 'grid',
  alignItems: 'center',
  '& > span': { gridArea: '1 / 1', visibility: 'hidden' },
  '& > span + span': spoken,
});
const chosen = (place: number) =>
  css({ [`input:nth-of-type(${place}):checked ~ div & > :nth-of-type(${place})`]: { visibility: 'visible' } });
