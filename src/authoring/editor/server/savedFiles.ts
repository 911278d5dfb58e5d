import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { UndoResult } from '../../texts/editing';
import type { Project } from '../../../content/project';
import { replaceFile } from '../../../content/files/writeFiles';
import { isPendingTextsFile } from '../../texts/pendingTexts';

/** A save that can be undone. */
interface Save {
  readonly language: string;
  /** Of the text, before it was saved and since. */
  readonly id: string;
  readonly idAfter: string;
  /** The bytes of each file before and after it; undefined where it was not there. */
  readonly files: readonly { readonly file: string; readonly before: Buffer | undefined; readonly after: Buffer }[];
}

/** Writes files of a project, and takes that back, save by save. */
export class SavedFiles {
  private readonly saves: Save[] = [];

  constructor(private readonly root: string) {}

  /** Writes texts by path, unless a file is not, byte by byte, as the project was read: returns its name. */
  write(project: Project, save: Omit<Save, 'files'>, texts: Readonly<Record<string, string>>): string | undefined {
    const read = textsOf(project);
    const files = Object.entries(texts).map(([file, text]) => ({
      file,
      before: this.bytes(file),
      after: Buffer.from(text),
    }));
    const isOther = ({ file, before = noBytes }: Save['files'][number]) =>
      !isPendingTextsFile(file) && !before.equals(Buffer.from(read.get(file) ?? ''));
    const other = files.find(isOther);
    if (other || files.length === 0) return other?.file;
    for (const { file, after } of files) replaceFile(path.join(this.root, file), after);
    this.saves.push({ ...save, files });
    return undefined;
  }

  /** Takes back the last save, byte for byte; not where one of its files was changed since. */
  undo(): UndoResult {
    const save = this.saves.at(-1);
    if (!save) return { result: 'nothing' };
    const { files, ...undone } = save;
    const other = files.find(({ file, after }) => !this.bytes(file)?.equals(after));
    if (other) return { result: 'changed', file: other.file };
    for (const { file, before } of files)
      if (before) replaceFile(path.join(this.root, file), before);
      else rmSync(path.join(this.root, file));
    this.saves.pop();
    return { result: 'undone', ...undone };
  }

  private bytes(file: string): Buffer | undefined {
    const place = path.join(this.root, file);
    return existsSync(place) ? readFileSync(place) : undefined;
  }
}

const noBytes = Buffer.alloc(0);

/** By path, the texts of the files that can be edited. */
function textsOf({ strings, pins, pages }: Project): Map<string, string> {
  const tables = Object.values(strings).flatMap((ofLanguage) => Object.values(ofLanguage));
  return new Map([...tables, ...Object.values(pins), ...pages].map(({ file, text }) => [file, text]));
}
