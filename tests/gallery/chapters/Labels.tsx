import { useTranslation } from 'react-i18next';
import { usePage } from '../../../src/site/i18n/usePage';
import { hues } from '../../../src/content/hues';
import { MarkedText } from '../../../src/site/shell/MarkedText';
import { CourseMeta } from '../../../src/site/shell/prose/CourseMeta';
import { SiteLogo } from '../../../src/site/shell/SiteLogo';
import { Badge } from '../../../src/site/ui/Badge';
import { Flag } from '../../../src/site/ui/Flag';
import { IconTile } from '../../../src/site/ui/IconTile';
import type { Tone } from '../../../src/site/ui/tones';
import { Specimen, State } from '../Specimen';

/** Labels without behaviour. */
export function Labels() {
  const { t } = useTranslation(['common', 'home']);
  const { languages } = usePage();
  return (
    <>
      <Specimen file="src/site/shell/SiteLogo.tsx" note="Drawn on Thai and Chinese pages.">
        <State name="on paper">
          <SiteLogo />
        </State>
        <State name="on slate" slate>
          <SiteLogo />
        </State>
      </Specimen>
      <Specimen file="src/site/ui/Badge.tsx">
        <State name="neutral">
          <Badge>{t('level.beginner')}</Badge> <Badge icon="check">{t('level.advanced')}</Badge>
        </State>
      </Specimen>
      <Specimen file="src/site/ui/IconTile.tsx">
        {tones.map((tone) => (
          <State key={tone} name={tone}>
            <IconTile icon="sparkles" tone={tone} /> <IconTile icon="sparkles" tone={tone} size="small" />
          </State>
        ))}
        {hues.map((hue) => (
          <State key={hue} name={hue}>
            <span data-hue={hue}>
              <IconTile icon="sparkles" />
            </span>
          </State>
        ))}
      </Specimen>
      <Specimen file="src/site/shell/prose/CourseMeta.tsx">
        {levels.map((level, index) => (
          <State key={level} name={`${level}, ${index + 1} h`}>
            <CourseMeta level={level} hours={index + 1} />
          </State>
        ))}
      </Specimen>
      <Specimen file="src/site/shell/MarkedText.tsx" note="At most once a page, in its first heading.">
        <State name="in a heading" wide>
          <h4>
            <MarkedText text={`<mark>${t('home:showcase.title')}</mark>`} />
          </h4>
        </State>
      </Specimen>
      <Specimen file="src/site/ui/Flag.tsx">
        {languages.map(({ code, flag }) => (
          <State key={code} name={code}>
            <Flag code={flag} size={30} />
          </State>
        ))}
      </Specimen>
    </>
  );
}

const tones: readonly Tone[] = ['fern', 'gorse', 'heather', 'kite', 'estuary', 'neutral'];
const levels = ['beginner', 'intermediate', 'advanced'] as const;
