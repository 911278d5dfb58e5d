import { useTranslation } from 'react-i18next';
import { buttonSecondary, smallButton } from '../ui/button';
import { Button } from '../ui/elements';
import { PageIcon } from '../ui/PageIcon';
import { withScripts } from '../ui/scripting';
import { usePrint } from '../ui/usePrint';

/** Prints the page, unless something is missing in it. */
export function PrintButton({ isReady = () => true }) {
  const { t } = useTranslation('pricing');
  const print = usePrint();
  if (!print) return null;
  return (
    <Button type="button" onClick={() => isReady() && print()} css={[buttonSecondary, smallButton, withScripts]}>
      <PageIcon name="printer" /> {t('share.print')}
    </Button>
  );
}
