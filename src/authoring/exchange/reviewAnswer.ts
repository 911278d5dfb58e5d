import { z } from 'zod';

const line = z
  .string()
  .trim()
  .regex(/^[^\n]*$/);

/** What a reader of a language sends back: the file that the page of `reviewSheet` saves. */
const answerSchema = z.strictObject({
  language: z.string(),
  /** Who has read it: it is signed with this name. */
  name: line.min(1, 'the name of the person who has read it'),
  /** What that person does, such as a translator or a trainer. */
  role: line,
  day: z.iso.date('a day such as 2026-11-27'),
  questions: z.array(z.strictObject({ question: z.string(), reply: z.string().min(1) })),
  texts: z.array(
    z.strictObject({
      id: z.string(),
      source: z.string(),
      /** The translation as the reader saw it, and as it should be; empty where the reader emptied the field. */
      shown: z.string(),
      text: z.string(),
      isRight: z.boolean(),
      note: z.string(),
    }),
  ),
});

type ReviewAnswer = z.infer<typeof answerSchema>;
export type ReviewedText = ReviewAnswer['texts'][number];

/** Reads a reader’s answer. Throws an Error that says what is wrong with the file. */
export function readAnswer(file: string, text: string): ReviewAnswer {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`Nothing was signed: ${file} is not the file that the page saves with “Save my answer”`);
  }
  const result = answerSchema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`Nothing was signed: ${file}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}
