interface ReviewQuestion {
  readonly question: string;
  /** The English of texts that it is about. */
  readonly about?: RegExp;
}

/** What no check and no machine can answer; the replies are for the owner. */
export const reviewQuestions: readonly ReviewQuestion[] = [
  {
    question: 'Licences: would a reader take a British licence, permit or check for one of their own country? Where?',
    about: /licen[cs]e|permit|right to work/i,
  },
  {
    question: 'Allergens: are they named as food labels in your country name them, and as many as its law lists?',
    about: /allergen|allerg/i,
  },
  {
    question: 'Emergency numbers: is every number that a text tells people to call the one of the reader’s country?',
    about: /\b(999|112|111)\b|emergency/i,
  },
  {
    question: 'Law: does a text say that the law asks for something which is otherwise in your country?',
    about: /\blaws?\b|\blegal|regulation|statutory|GDPR/i,
  },
  { question: 'Is there a page that you would not show to a customer as it is? Why?' },
];
