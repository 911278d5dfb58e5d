import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { UndoResult } from '../../../model/editing';
import { problemAt, type Problem } from '../../../model/problem';
import type { Project } from '../../../model/project';
import { replaceFile } from '../../../model/writeFiles';
import { isWaitingFile } from './waitingTexts';

/** A save that can be undone. */
interface Save {
  readonly language: string;
  /** Of a text, before it was saved; or the name of a page. */
  readonly id: string;
  /** The id of a text since it was saved. */
  readonly idAfter?: string;
  readonly files: readonly { readonly file: string; readonly before: Buffer | undefined; readonly after: Buffer }[];
}

/** Writes files of a project together, and takes that back, save by save. */
export class SavedFiles {
  private readonly saves: Save[] = [];
  private lastTask: Promise<unknown> = Promise.resolve();

  constructor(private readonly root: string) {}

  /** The last save, with the texts of its files before it. */
  get last(): { readonly language: string; readonly textsBefore: Readonly<Record<string, string>> } | undefined {
    const save = this.saves.at(-1);
    return (
      save && {
        language: save.language,
        textsBefore: Object.fromEntries(
          save.files.flatMap(({ file, before }) => (before ? [[file, before.toString()]] : [])),
        ),
      }
    );
  }

  /** Runs tasks that write one after the other. */
  inTurn<T>(task: () => T | Promise<T>): Promise<T> {
    const result = this.lastTask.then(task);
    this.lastTask = result.catch(() => undefined);
    return result;
  }

  /** Writes all of the files or none. Gives the file that is not, byte by byte, as the project was read; nothing is written then. */
  write(project: Project, save: Omit<Save, 'files'>, texts: Readonly<Record<string, string>>): string | undefined {
    const read = textsOf(project);
    const files = Object.entries(texts).map(([file, text]) => ({
      file,
      before: this.bytes(file),
      after: Buffer.from(text),
    }));
    const other = files.find(({ file, before }) => !isWaitingFile(file) && !isSame(before, read.get(file)));
    if (other) return other.file;
    this.replace(files.map(({ file, before, after }) => ({ file, from: before, to: after })));
    this.saves.push({ ...save, files });
    return undefined;
  }

  /** Takes back the last save, byte for byte; not where one of its files was changed since. */
  undo(): UndoResult {
    const save = this.saves.at(-1);
    if (!save) return { result: 'nothing' };
    const other = save.files.find(({ file, after }) => !this.bytes(file)?.equals(after));
    if (other) return { result: 'changed', file: other.file };
    this.replace(save.files.map(({ file, before, after }) => ({ file, from: after, to: before })));
    this.saves.pop();
    const { language, id, idAfter = id } = save;
    return { result: 'undone', language, id, idAfter, shown: {} };
  }

  private bytes(file: string): Buffer | undefined {
    const place = path.join(this.root, file);
    return existsSync(place) ? readFileSync(place) : undefined;
  }

  private replace(
    files: readonly { readonly file: string; readonly from: Buffer | undefined; readonly to: Buffer | undefined }[],
  ): void {
    const put = (file: string, content: Buffer | undefined) => {
      const place = path.join(this.root, file);
      if (content) return replaceFile(place, content);
      rmSync(place, { force: true });
      // The folder of a new page that is taken back.
      if (readdirSync(path.dirname(place)).length === 0) rmdirSync(path.dirname(place));
    };
    const done: (typeof files)[number][] = [];
    try {
      for (const one of files) {
        put(one.file, one.to);
        done.push(one);
      }
    } catch (thrown) {
      for (const { file, from } of done) put(file, from);
      throw thrown;
    }
  }
}

function isSame(bytes: Buffer | undefined, text: string | undefined): boolean {
  return bytes === undefined ? text === undefined : text !== undefined && bytes.equals(Buffer.from(text));
}

/** By path, the texts of the files that can be edited. */
function textsOf(project: Project): Map<string, string> {
  const files = [
    ...Object.values(project.strings).flatMap((tables) => Object.values(tables)),
    ...Object.values(project.meta),
    ...project.pages,
    project.datasets.topics,
  ];
  return new Map([
    ...files.map(({ file, text }) => [file, text] as const),
    ...Object.entries(project.stateTexts).map(([language, text]) => [`locales/state/${language}.json`, text] as const),
  ]);
}

/** Why a file was not written. */
export function changedDuringSave(file: string): Problem {
  return problemAt({ file, text: '' }, 0, {
    found: 'a file that is not UTF-8, or that was changed during the save',
    expected: 'UTF-8',
    fix: 'save again',
  });
}
