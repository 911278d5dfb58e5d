/** The language that is edited, as `content/data/languages.json` describes it. */
export interface EditedLanguage {
  readonly code: string;
  readonly name: string;
  readonly htmlLang: string;
  readonly dir: string;
}
