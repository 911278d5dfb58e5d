import path from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/** Prints at the end of a run what to look at and what to do about pictures that differ or were not compared. */
export default class WhatToDo implements Reporter {
  private approving = false;
  private readonly differing = new Set<string>();
  private readonly reasons = new Set<string>();

  onBegin({ updateSnapshots }: FullConfig): void {
    this.approving = updateSnapshots !== 'none';
  }

  onTestEnd(_: TestCase, { status, annotations, attachments }: TestResult): void {
    if (status === 'skipped') for (const { description } of annotations) if (description) this.reasons.add(description);
    for (const { path: file } of attachments)
      if (file && kinds.test(file)) this.differing.add(path.relative('', file).replace(kinds, '-{actual,diff}.png'));
  }

  onEnd(): void {
    const print = (sentence: string) => process.stdout.write(`${sentence}\n`);
    for (const reason of this.reasons) print(reason);
    if (this.reasons.size > 0) print(`To approve what this browser draws: ${approve}`);
    if (this.differing.size === 0 || this.approving) return;
    print(
      `\nPages look different from their approved pictures. Compare these with the pictures of the same names in tests/visual/approved:\n  ${[...this.differing].join('\n  ')}`,
    );
    print(`If it is meant, approve it and commit tests/visual/approved: ${approve}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

const kinds = /-(actual|diff)\.png$/;
const approve = 'npm run build && npm run test:visual -- --update-snapshots';
