import { css } from '@emotion/react';
import type { EditableText } from '../../model/editing';
import { Button } from '../Button';
import type { EditedLanguage } from './editedLanguage';
import { row } from './editStyles';
import { isUnfinished, type Direction } from './textNavigation';
import { StateMark } from './StateMark';

interface EditBarProps {
  language: EditedLanguage;
  texts: readonly EditableText[];
  isOn: boolean;
  /** Its panel has buttons for the previous and the next one. */
  isTextOpen: boolean;
  status: string;
  onToggle: () => void;
  onMove: (direction: Direction) => void;
  onList: () => void;
  /** Of an English page that is written in MDX. */
  onStructure: (() => void) | undefined;
  onUndo: () => void;
}

/** The bar at the edge of the page: turns editing on and off, and moves between the texts. */
export function EditBar({
  language,
  texts,
  isOn,
  isTextOpen,
  status,
  onToggle,
  onMove,
  onList,
  onStructure,
  onUndo,
}: EditBarProps) {
  const unfinished = texts.filter(isUnfinished).length;
  return (
    <div css={bar}>
      <Button aria-pressed={isOn} onClick={onToggle}>
        Edit
      </Button>
      <span lang={language.htmlLang}>{language.name}</span>
      {language.code !== 'en' && texts.length > 0 && (
        <span css={row}>
          {unfinished > 0 && <StateMark state={texts.some(({ state }) => state === 'missing') ? 'missing' : 'stale'} />}
          {unfinished === 0 ? 'nothing to do here' : `${unfinished} of ${texts.length} texts need work`}
        </span>
      )}
      {isOn && (
        <>
          {!isTextOpen && (
            <>
              <Button onClick={() => onMove('previous')}>Previous</Button>
              <Button onClick={() => onMove('next')}>Next</Button>
            </>
          )}
          {unfinished > 0 && <Button onClick={() => onMove('unfinished')}>Next that needs work</Button>}
          <Button onClick={onList} aria-keyshortcuts="Alt+K">
            All texts
          </Button>
          {onStructure && <Button onClick={onStructure}>Structure</Button>}
          <Button onClick={onUndo}>Undo</Button>
        </>
      )}
      <a href={`/_work#${language.code}`} data-native>
        Work list
      </a>
      <span role="status">{status}</span>
    </div>
  );
}

const bar = css(row, { padding: '6px 14px', '& [role="status"]': { overflowWrap: 'anywhere' } });
