import { cleanLine } from '@/lib/domain/forms/clean-text';

/** Two numbers with a times sign between them, as `29.7 × 42`. */
const MEASURE = /\d[\d.,]*\s*[×xX*]\s*\d[\d.,]*/g;

/** Unicode's isolates: what stands between them keeps its own direction, whatever is around it. */
const isolated = (text: string) => `\u2066${text}\u2069`;

/** The name of an option's value as stored; in Arabic a measure must not be read from its end. */
export const cleanOptionName = (typed: string): string => {
  const name = cleanLine(typed);
  return /\p{Script=Arabic}/u.test(name) ? name.replace(MEASURE, isolated) : name;
};
