import path from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/** Closes a run with what to look at and what to do: about pictures that differ, and about ones that were not compared. */
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
    const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
    for (const reason of this.reasons) say(reason);
    if (this.reasons.size > 0) say(`To approve what this browser draws: ${approve}`);
    if (this.differing.size === 0 || this.approving) return;
    say(
      `\nLooks otherwise than approved. What it looks like, and how that differs from the picture of the same name in tests/visual/approved:\n  ${[...this.differing].join('\n  ')}`,
    );
    say(`If it is meant, approve it and commit tests/visual/approved: ${approve}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

const kinds = /-(actual|diff)\.png$/;
const approve = 'npm run build && npm run test:visual -- --update-snapshots';
