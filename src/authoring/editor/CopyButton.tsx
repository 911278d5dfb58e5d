import { useClipboard } from '../../site/ui/useClipboard';
import { Button } from './Button';

/** Copies a place such as `locales/cy/home.json:47`, to be opened in an editor. */
export function CopyButton({ place }: { place: string }) {
  const [copied, copy] = useClipboard(place);
  return (
    <Button title={copied?.result === 'copied' ? `Copied: ${place}` : 'Copy the place'} onClick={() => void copy()}>
      <code>{place}</code>
    </Button>
  );
}
