import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../ui/visuallyHidden';

/** System, light or dark (`src/site/browser/theme.ts`). */
export function ThemeSwitch() {
  const { t } = useTranslation('common');
  return (
    <fieldset css={group}>
      <legend css={visuallyHidden}>{t('theme.label')}</legend>
      {themes.map((option) => (
        <label key={option} css={choice}>
          <input type="radio" name="theme" value={option} defaultChecked={option === 'system'} />
          <span>{t(`theme.${option}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

const themes = ['system', 'light', 'dark'] as const;

const group = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  minWidth: 0,
  padding: 0,
  border: '1px solid var(--slate-line)',
  borderRadius: 'var(--radius-md)',
  'html:not(.js) &': { display: 'none' },
});

const choice = css({
  position: 'relative',
  color: 'var(--ink2)',
  fontSize: 'var(--text-small)',
  cursor: 'pointer',
  '& span': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: 14,
    borderRadius: 'var(--radius-md)',
  },
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' },
  '& :checked + span': { color: 'var(--ink)', fontWeight: 640, background: 'var(--surface)' },
  '& :focus-visible + span': { outline: '3px solid var(--focus)', outlineOffset: 2 },
  '@media (forced-colors: active)': { '& :checked + span': { outline: '2px solid Highlight' } },
});
