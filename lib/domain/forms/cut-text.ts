/** Cuts `text` to at most `max` UTF-16 units, between visible characters. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  let cut = '';
  for (const letter of lettersOf(text)) {
    if (cut.length + letter.length > max) break;
    cut += letter;
  }
  return cut.trimEnd();
}

/** Without `Intl.Segmenter` (Firefox before 125), splits by code point. */
const lettersOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? // eslint-disable-next-line compat/compat -- looked for first
      Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : Array.from(text);
