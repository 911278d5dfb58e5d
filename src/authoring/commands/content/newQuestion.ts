import { questionIdSchema } from '../../../content/data/datasets';
import { jsonLine, withEntries } from '../../../content/files/jsonFile';
import type { Project } from '../../../content/project';

/**
 * Returns the files of a new question of the home page, the last one, by path: its id, its words to be written, and their
 * context. Throws an Error where something is in the way.
 */
export function newQuestionFiles({ datasets, strings, meta }: Project, id: string): Record<string, string> {
  const { questions } = datasets;
  const [english, context] = [strings.en?.home, meta.home];
  const broken = [questions, english, context].find((file) => file?.value === undefined);
  if (!questions.value || !english || !context || broken)
    throw new Error(`${broken?.file} cannot be read; npm run check says why. Nothing was written`);
  if (!questionIdSchema.safeParse(id).success)
    throw new Error(`“${id}” cannot be the id of a question; expected letters and digits, such as aiBuilder`);
  if (questions.value.includes(id)) throw new Error(`${questions.file} has “${id}” already; nothing was written`);
  const [question, answer] = [`faq.${id}.question`, `faq.${id}.answer`];
  return {
    [questions.file]: `${JSON.stringify([...questions.value, id], null, 2)}\n`,
    [english.file]: withEntries(english.text, {
      [question]: JSON.stringify('TODO A question?'),
      [answer]: JSON.stringify('TODO Its answer.'),
    }),
    [context.file]: withEntries(context.text, {
      [question]: jsonLine({ context: 'One of the frequently asked questions' }),
      [answer]: jsonLine({ context: `The answer to ${question}` }),
    }),
  };
}
