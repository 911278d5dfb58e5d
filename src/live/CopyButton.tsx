import { useState, type ButtonHTMLAttributes } from 'react';

interface CopyButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'title' | 'onClick'> {
  /** What is copied, or what finds it. */
  text: () => string | Promise<string>;
  onCopied?: (text: string) => void;
}

/** Copies a place such as `locales/cy/home.json:47`, to be opened in an editor. */
export function CopyButton({ text, children, onCopied, ...attributes }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    const place = await text();
    await navigator.clipboard.writeText(place);
    setCopied(place);
    onCopied?.(place);
  };
  return (
    <button
      type="button"
      title={copied ? `Copied: ${copied}` : 'Copy the place'}
      {...attributes}
      onClick={() => void copy()}
    >
      {children}
    </button>
  );
}
