import { useState } from 'react';
import { pagePath } from '../../../content/pages/contentKinds';
import { newPageKinds, newPageTemplates } from '../../pages/newPageTemplates';
import { editingPaths, type NewPage, type PageResult } from '../../texts/editing';
import { row } from './editStyles';
import { request } from './requests';

/** Starts a page from a template, and opens it. */
export function NewPageForm() {
  const [kind, setKind] = useState<NewPage['kind']>('features');
  const [name, setName] = useState('');
  const [status, setStatus] = useState('');
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const start = async () => {
    setStatus('The page is being written …');
    const answer = await request<PageResult>(editingPaths.newPage, { body: { kind, slug, name } satisfies NewPage });
    if (answer.result === 'saved') {
      await pageCreated(answer.page.path);
      window.location.assign(answer.page.path);
    } else setStatus(answer.result === 'refused' ? answer.problems.map(({ found }) => found).join(' ') : 'It exists.');
  };
  return (
    <details>
      <summary>New page</summary>
      <form
        css={row}
        onSubmit={(event) => {
          event.preventDefault();
          start().catch((reason: unknown) => setStatus(String(reason)));
        }}
      >
        <select
          aria-label="Kind of page"
          value={kind}
          onChange={({ target: { value } }) => setKind(newPageKinds.find((name) => name === value) ?? kind)}
        >
          {newPageKinds.map((name) => (
            <option key={name} value={name}>
              {newPageTemplates[name].label}
            </option>
          ))}
        </select>
        <label>
          Its name in the menus{' '}
          <input type="text" required value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <code>{pagePath({ kind, slug })}</code>
        <button type="submit" disabled={slug === ''}>
          Start the page
        </button>
        <span role="status">{status}</span>
      </form>
    </details>
  );
}

/** Waits, at most half a minute, until Gatsby has created a page: before, its address shows the 404 page, which stays. */
async function pageCreated(path: string): Promise<void> {
  for (let tries = 0; tries < 60 && !(await fetch(`/page-data${path}/page-data.json`)).ok; tries++)
    await new Promise((resolve) => setTimeout(resolve, 500));
}
