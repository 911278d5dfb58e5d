/** What ends a sentence of Chinese or Japanese, in which a line may end after any character; headings and labels have none. */
export const ideographicSentence = /[。！？；]/;
