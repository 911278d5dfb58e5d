import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { UndoResult } from '../../texts/editing';
import { problemAt } from '../../../content/problem';
import type { Project } from '../../../content/project';
import { replaceFile } from '../../../content/files/writeFiles';
import { isPendingTextsFile } from '../../texts/pendingTexts';

/** A file with its bytes before and after it is written; undefined where it is not there. */
interface Replacement {
  readonly file: string;
  readonly before: Buffer | undefined;
  readonly after: Buffer | undefined;
}

/** A save that can be undone. */
interface Save {
  readonly language: string;
  /** Of the text, before it was saved. */
  readonly id: string;
  /** Since it was saved. */
  readonly idAfter?: string;
  readonly files: readonly Replacement[];
}

/** Writes files of a project together, and takes that back, save by save. */
export class SavedFiles {
  private readonly saves: Save[] = [];
  private lastTask: Promise<unknown> = Promise.resolve();

  constructor(private readonly root: string) {}

  /** Runs tasks that write one after the other. */
  enqueue<T>(task: () => T | Promise<T>): Promise<T> {
    const result = this.lastTask.then(task);
    this.lastTask = result.catch(() => undefined);
    return result;
  }

  /** Writes all of the files or none: gives a refusal where one is not, byte by byte, as the project was read. */
  write(project: Project, save: Omit<Save, 'files'>, texts: Readonly<Record<string, string>>) {
    if (Object.keys(texts).length === 0) return undefined;
    const read = textsOf(project);
    const files = Object.entries(texts).map(([file, text]) => ({
      file,
      before: this.bytes(file),
      after: Buffer.from(text),
    }));
    const other = files.find(({ file, before }) => !isPendingTextsFile(file) && !isSame(before, read.get(file)));
    if (other) {
      const problem = problemAt({ file: other.file, text: '' }, 0, {
        found: 'a file that is not UTF-8, or that was changed during the save',
        expected: 'UTF-8',
        fix: 'save again',
      });
      return { result: 'refused', problems: [problem], canForce: false } as const;
    }
    this.replace(files);
    this.saves.push({ ...save, files });
    return undefined;
  }

  /** Takes back the last save, byte for byte; not where one of its files was changed since. */
  undo(): UndoResult {
    const save = this.saves.at(-1);
    if (!save) return { result: 'nothing' };
    const other = save.files.find(({ file, after }) => !after || !this.bytes(file)?.equals(after));
    if (other) return { result: 'changed', file: other.file };
    this.replace(save.files.map(({ file, before, after }) => ({ file, before: after, after: before })));
    this.saves.pop();
    const { language, id, idAfter = id } = save;
    return { result: 'undone', language, id, idAfter };
  }

  private bytes(file: string): Buffer | undefined {
    const place = path.join(this.root, file);
    return existsSync(place) ? readFileSync(place) : undefined;
  }

  private replace(files: readonly Replacement[]): void {
    const put = (file: string, content: Buffer | undefined) => {
      const place = path.join(this.root, file);
      if (content) return replaceFile(place, content);
      rmSync(place, { force: true });
    };
    const done: Replacement[] = [];
    try {
      for (const one of files) {
        put(one.file, one.after);
        done.push(one);
      }
    } catch (thrown) {
      for (const { file, before } of done) put(file, before);
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
    ...Object.values(project.pins),
    ...project.pages,
  ];
  return new Map(files.map(({ file, text }) => [file, text]));
}
