import { useClipboard } from '../../site/ui/useClipboard';
import { Button } from './Button';

/** Copies a place such as `locales/cy/home.json:47`, to be opened in an editor. */
export function CopyButton({ place }: { place: string }) {
  const [result, copy] = useClipboard();
  return (
    <Button title={result === 'copied' ? `Copied: ${place}` : 'Copy the place'} onClick={() => copy(place)}>
      <code>{place}</code>
    </Button>
  );
}
