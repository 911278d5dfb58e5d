import languages from '../content/data/languages.json';
import { publishedLanguages } from '../src/content/language/publishedLanguages';
import { datasetSchemas } from '../src/content/data/datasets';

/** The languages of the build under test (`LOCALES` narrows them, as in the build). */
export const published = publishedLanguages(datasetSchemas.languages.parse(languages));
