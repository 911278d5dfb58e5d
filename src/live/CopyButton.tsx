import { useState, type ComponentPropsWithoutRef } from 'react';
import { Button } from './Button';

/** Copies a place such as `locales/cy/home.json:47`, to be opened in an editor. */
export function CopyButton({ text, ...attributes }: ComponentPropsWithoutRef<'button'> & { text: string }) {
  const [copied, setCopied] = useState<string>();
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(text));
  return <Button title={copied ? `Copied: ${copied}` : 'Copy the place'} onClick={() => void copy()} {...attributes} />;
}
