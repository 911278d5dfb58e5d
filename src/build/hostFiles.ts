import type { Settings } from './settings';

export async function writeHost(root: string, settings: Settings, languages: readonly string[], scriptHashes: readonly string[]): Promise<void> {
  void [root, settings, languages, scriptHashes];
}
