import type { AskedQuestion } from '../screenData';
import { questionsFile } from '../searchFiles';
import { fetchInTime } from '../shell/requests';
import { loadSpokenFonts } from '../ui/spokenFonts';

/** Loads the fonts of the languages that a page shows a draft in. */
export async function loadFonts({ dataset: { drafts = '' } }: HTMLElement): Promise<void> {
  const questions = await fetchInTime<Record<string, AskedQuestion>>(questionsFile, (answer) => answer.json());
  loadSpokenFonts(
    Object.keys(questions)
      .map((code) => (drafts.includes(code) && questions[code]?.css) || '')
      .join(''),
  );
}
