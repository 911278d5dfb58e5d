/** Returns the address of what the search of /courses reads in a language. */
export const courseIndexFile = (language: string) => `/search/courses.${language}.json`;

/** The address of the sentences, by language, that say that a page is there in it. */
export const languageHintsFile = '/search/languages.json';

/** Returns the address of the table of buyers' questions in a language. */
export const questionSheetFile = (language: string) => `/search/buying.${language}.csv`;

/** Returns the address of the sample training record in a language. */
export const recordFile = (language: string) => `/search/record.${language}.csv`;

/** The address of the home page's question in the languages that it can be asked in. */
export const questionsFile = '/search/questions.json';
