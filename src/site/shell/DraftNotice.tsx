import { container } from '../ui/container';

/** What marks a draft in a preview of a branch, for colleagues; a build for visitors has neither. */
export function DraftNotice() {
  return (
    <div css={container}>
      <p
        lang="en"
        dir="ltr"
        css={{
          marginBlockStart: 16,
          padding: '12px 16px',
          color: 'var(--heather)',
          background: 'var(--heather-100)',
          border: '2px dashed',
          borderRadius: 'var(--radius-md)',
        }}
      >
        {/* eslint-disable-next-line no-restricted-syntax -- colleagues read it, no visitor does */}
        <strong>Draft</strong>: only previews have this page.
      </p>
    </div>
  );
}
