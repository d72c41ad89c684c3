import { cutText } from '@/lib/domain/forms/cut-text';

/** As much as search engines show. */
const LONGEST = 155;

/** The first words of a text, for search engines and shared links; cut between words. */
export function metaDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= LONGEST ? line : `${cutText(line, LONGEST).replace(/\s\S*$/, '')}…`;
}
