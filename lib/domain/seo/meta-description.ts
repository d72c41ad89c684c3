/** As much as search engines show. */
const LONGEST = 155;

/** The first words of a text, for search engines and shared links; cut between words. */
export function metaDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST).replace(/\s\S*$/, '')}…`;
}
