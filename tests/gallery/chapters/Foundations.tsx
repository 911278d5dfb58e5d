import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon, isIconName } from '../../../src/site/ui/Icon';
import drawings from '../../../src/site/ui/icons.json';
import { theme } from '../../../src/site/ui/theme';
import { contrast, contrastPairs } from '../contrast';
import { Specimen, State } from '../Specimen';

/** Colours with their contrast, type, corners, shadows, icons. */
export function Foundations() {
  const { t } = useTranslation('home');
  return (
    <>
      <Specimen
        name="Colours"
        file="src/site/ui/theme.ts"
        note="Written as CSS custom properties by src/site/ui/themeVariables.ts; pairs of text and background, and what a test holds them to: tests/gallery/contrast.ts."
      >
        {(['light', 'dark'] as const).map((scheme) => (
          <State key={scheme} name={scheme}>
            <table css={table} style={{ color: colours.ink[scheme], background: colours.paper[scheme] }}>
              <tbody>
                {contrastPairs.map(([foreground, ground, least]) => {
                  const [front, back] = [colours[foreground][scheme], colours[ground][scheme]];
                  return (
                    <tr key={foreground + ground}>
                      <th scope="row">
                        {foreground} on {ground}
                      </th>
                      <td css={sample} style={{ color: front, background: back }}>
                        {front}
                      </td>
                      <td>
                        {contrast(front, back).toFixed(2)} ≥ {least}
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </State>
        ))}
      </Specimen>
      <Specimen
        name="Type"
        file="src/site/ui/globalStyles.ts"
        note="Sizes from src/site/ui/theme.ts; headings in the flared cut of Commissioner."
      >
        {Object.entries(theme.text).map(([size, value]) => (
          <State key={size} name={`${size}: ${value}`} wide>
            <p
              style={{
                fontSize: `var(--text-${size})`,
                lineHeight: size in theme.leading ? `var(--leading-${size})` : undefined,
              }}
              css={/^(display|h\d)$/.test(size) && heading}
            >
              {t('showcase.title')}
            </p>
          </State>
        ))}
      </Specimen>
      <Specimen name="Corners and shadows" file="src/site/ui/themeVariables.ts">
        {Object.keys(theme.radius).map((radius) => (
          <State key={radius} name={`radius ${radius}`}>
            <div css={stone} style={{ borderRadius: `var(--radius-${radius})` }} />
          </State>
        ))}
        {Object.keys(theme.shadow.light).map((shadow) => (
          <State key={shadow} name={`shadow ${shadow}`}>
            <div css={stone} style={{ borderRadius: 'var(--radius-md)', boxShadow: `var(--shadow-${shadow})` }} />
          </State>
        ))}
      </Specimen>
      <Specimen file="src/site/ui/Icon.tsx" note="Drawings: src/site/ui/icons.json (Lucide).">
        <ul role="list" css={icons}>
          {Object.keys(drawings)
            .filter(isIconName)
            .map((name) => (
              <li key={name}>
                <Icon name={name} />
                {name}
              </li>
            ))}
        </ul>
      </Specimen>
    </>
  );
}

const { colours } = theme;

const table = css({
  borderCollapse: 'collapse',
  fontSize: 'var(--text-caption)',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '3px 12px', fontWeight: 'inherit', textAlign: 'start' },
});
const sample = css({ fontWeight: 640 });
const heading = css({ fontWeight: 720, fontVariationSettings: '"FLAR" 100', letterSpacing: 'var(--tracking-heading)' });
const stone = css({ width: 120, height: 80, background: 'var(--surface)', border: '1px solid var(--line)' });
const icons = css({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  gap: 10,
  fontSize: 'var(--text-caption)',
  '& > li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& svg': { fontSize: '1.5rem' },
});
