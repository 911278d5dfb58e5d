import { percent, type PartProgress } from '../../model/progress';

/** How far a language is. */
export interface LanguageStatus {
  readonly code: string;
  readonly name: string;
  /** What readers get: `own words`, or why not. */
  readonly published: string;
  /** Percentage of the words that are shown in the language. */
  readonly share: number;
  readonly all: PartProgress;
  readonly parts: readonly PartProgress[];
}

/** The status as a page of its own: a bar a language, and inside it one a namespace or page; open where work has begun. */
export function statusPage(status: readonly LanguageStatus[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Translations of Camre</title>
<style>
  :root { color-scheme: light dark; --own: #2f7d4f; --old: #d9961a; --none: light-dark(#ddd, #444); }
  body { font: 15px/1.45 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
  summary, li { display: grid; grid-template-columns: 14rem 1fr 25rem; gap: 1rem; align-items: center; padding: .25rem 0; }
  summary { cursor: pointer; font-weight: 600; }
  summary > span:last-child, li > span:last-child { font-weight: 400; font-variant-numeric: tabular-nums; }
  ul { list-style: none; margin: 0 0 1rem; padding: 0; }
  .bar { display: flex; height: .75rem; border-radius: .4rem; overflow: hidden; background: var(--none); }
  .own { background: var(--own); } .old { background: var(--old); }
  .key { display: inline-block; width: .75rem; height: .75rem; border-radius: .2rem; }
  @media (max-width: 45rem) { summary, li { grid-template-columns: 1fr; gap: .25rem; } }
</style>
<h1>Translations</h1>
<p><span class="key own"></span> translated, <span class="key old"></span> stale: the English has changed since, <span class="key" style="background: var(--none)"></span> missing. <code>npm run i18n -- todo &lt;lng&gt;</code> lists the work.</p>
${status.map(languageBars).join('\n')}
</html>
`;
}

function languageBars({ code, name, published, share, all, parts }: LanguageStatus): string {
  return `<details${all.translated < all.total && all.missing < all.total ? ' open' : ''}>
<summary><span><span lang="${code}">${escaped(name)}</span> (${code})</span>${bar(all)}<span>${numbers(all)}<br>${share}% of the words; ${escaped(published)}</span></summary>
<ul>
${parts.map((part) => `<li><span>${escaped(part.part)}</span>${bar(part)}<span>${numbers(part)}</span></li>`).join('\n')}
</ul>
</details>`;
}

function bar({ translated, stale, total }: PartProgress): string {
  const share = (count: number) => ((count / Math.max(1, total)) * 100).toFixed(1);
  return `<span class="bar" aria-hidden="true"><span class="own" style="width:${share(translated)}%"></span><span class="old" style="width:${share(stale)}%"></span></span>`;
}

function numbers({ translated, stale, missing, reviewed, total, missingWords, staleWords }: PartProgress): string {
  return `${percent(translated, total)}% translated, ${stale} stale, ${missing} missing (${missingWords + staleWords} words), ${percent(reviewed, total)}% by a person`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
