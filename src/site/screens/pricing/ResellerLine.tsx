import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText';
import { ContactLink } from '../../shell/ContactLink';
import { from } from '../../ui/breakpoints';
import { Checkbox } from '../../ui/Checkbox';
import { withScripts } from '../../ui/scripting';

interface ResellerLineProps {
  checked: boolean;
  onChange: (reseller: boolean) => void;
}

/** The reseller checkbox below the price, which it does not change. */
export function ResellerLine({ checked, onChange }: ResellerLineProps) {
  const { t } = useTranslation('pricing');
  return (
    <div css={[line, withScripts]} data-print="hide">
      <Checkbox
        id="reseller"
        label={t('calculator.reseller')}
        hint={checked ? undefined : t('calculator.resellerHint')}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        css={box}
      />
      <p role="status" css={note}>
        {checked && (
          <RichText
            text={t('calculator.resellerNote')}
            tags={{ contact: (words) => <ContactLink topic="reseller">{words}</ContactLink> }}
          />
        )}
      </p>
    </div>
  );
}

const line = css({
  display: 'grid',
  alignContent: 'center',
  padding: '10px var(--space-lg)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-lg)',
  [from.wide]: { display: 'flex', alignItems: 'center', minHeight: 88 },
});
const box = css({
  [from.wide]: {
    flex: 'none',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    '& > p': { paddingInlineStart: 20 },
    '&:has(> p)': { flex: 1 },
  },
});
// In the place of the hint.
const note = css({ paddingInlineStart: 36, fontSize: 'var(--text-small)', [from.wide]: { paddingInlineStart: 20 } });
