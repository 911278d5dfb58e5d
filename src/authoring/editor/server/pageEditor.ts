import type { Block, CheckResult, EnglishPage, NewPage, PageChange, PageResult } from '../../texts/editing';
import { problemsOfPage } from '../../exchange/errorsAfter';
import { newBlock, newKinds } from '../newBlock';
import { mdxBlocks, addBlock, moveBlock, removeBlock, type MdxBlock } from '../../../content/mdx/blocks';
import { newPageFiles, newPageMistake } from '../../pages/newPage';
import { pagePath } from '../../../content/pages/contentKinds';
import { positionAt } from '../../../content/problem';
import { pageName, type ContentPage, type Project } from '../../../content/project';
import { readProject, routesOf } from '../../../readProject';
import { Refusal } from '../../texts/Refusal';
import type { SavedFiles } from './savedFiles';

/** Changes the blocks of English MDX pages, or their whole files, and starts new pages. */
export class PageEditor {
  constructor(
    private readonly root: string,
    private readonly saved: SavedFiles,
  ) {}

  /** The English page of a path such as `/features/qms`. */
  async page(path: string): Promise<EnglishPage> {
    return englishPage(await readProject(this.root, ['en']), path);
  }

  /** Writes a page with a change, where the checks allow it. */
  change(change: PageChange): Promise<PageResult | CheckResult> {
    return change.onlyCheck ? this.changeNow(change) : this.saved.enqueue(() => this.changeNow(change));
  }

  /** Writes the files of a new page, which is a draft until it is published. */
  create(newPage: NewPage): Promise<PageResult> {
    return this.saved.enqueue(async (): Promise<PageResult> => {
      const project = await readProject(this.root, ['en']);
      const mistake = newPageMistake(project, newPage);
      if (mistake !== undefined) throw new Refusal(422, mistake);
      const path = pagePath(newPage);
      const files = newPageFiles(project, newPage);
      const after = await readProject(this.root, ['en'], files);
      return this.write(project, after, path, files);
    });
  }

  private async changeNow({
    path,
    before,
    change,
    onlyCheck,
    despiteErrors,
  }: PageChange): Promise<PageResult | CheckResult> {
    const project = await readProject(this.root, ['en']);
    const page = pageAt(project, path);
    if (page.text !== before) return { result: 'changed', page: await englishPage(project, path) };
    const text = await changedText(project, page, change);
    const files = { [page.file]: text };
    const after = await readProject(this.root, ['en'], files);
    const { problems, errors } = problemsOfPage(project, after, page);
    const canForce = !problems.some((problem) => problem.severity === 'error' && after.problems.includes(problem));
    if (onlyCheck) return { result: 'checked', problems, canForce };
    // A new block has words to fill in.
    const mistakes = errors.filter(({ found }) => change.action !== 'add' || !/^“TODO/.test(found));
    if (!canForce || (mistakes.length > 0 && !despiteErrors)) return { result: 'refused', problems, canForce };
    return this.write(project, after, path, text === page.text ? {} : files);
  }

  private async write(
    project: Project,
    after: Project,
    path: string,
    files: Readonly<Record<string, string>>,
  ): Promise<PageResult> {
    const id = pageName(pageAt(after, path));
    const refusal = this.saved.write(project, { language: 'en', id }, files);
    if (refusal) return refusal;
    return { result: 'saved', page: await englishPage(after, path) };
  }
}

/** Throws a Refusal for a path that no MDX page is at. */
function pageAt(project: Project, path: string): ContentPage {
  const content = routesOf(project).find((route) => route.path === path)?.content;
  const page = project.pages.find(
    ({ kind, slug, language }) => kind === content?.kind && slug === content.slug && language === 'en',
  );
  if (!page) throw new Refusal(404, `there is no MDX page at “${path}”`);
  return page;
}

async function englishPage(project: Project, path: string): Promise<EnglishPage> {
  const page = pageAt(project, path);
  const { file, text } = page;
  const all = await blocksOf(text);
  const shown = ({ id, kind, words, start, blocks }: MdxBlock): Block => ({
    id,
    kind,
    words,
    place: `${file}:${positionAt(text, start).line}`,
    blocks: blocks.map(shown),
    kinds: newKinds(project, page, all, id),
  });
  return { path, file, text, blocks: all.map(shown), isDraft: project.drafts.includes(pageName(page)) };
}

/** Returns the blocks of a file; none where it cannot be read as MDX. */
function blocksOf(text: string): Promise<MdxBlock[]> {
  return mdxBlocks(text).catch(() => []);
}

async function changedText(project: Project, page: ContentPage, change: PageChange['change']): Promise<string> {
  if (change.action === 'write') return change.text.endsWith('\n') ? change.text : `${change.text}\n`;
  const { text } = page;
  const blocks = await blocksOf(text);
  let changed: string | undefined;
  if (change.action === 'add') {
    const { after, kind } = change;
    const lines = newKinds(project, page, blocks, after).includes(kind) ? newBlock(project, page, kind) : undefined;
    changed = lines && addBlock(text, blocks, after, lines);
  } else if (change.action === 'remove') changed = removeBlock(text, blocks, change.block);
  else changed = moveBlock(text, blocks, change.block, change.action === 'up' ? -1 : 1);
  if (changed === undefined) throw new Refusal(422, `the page cannot be changed so: ${JSON.stringify(change)}`);
  return changed;
}
