/** At most `max` UTF-16 units of the beginning of `text`, cut between what people see as letters. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  let cut = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (cut.length + segment.length > max) break;
    cut += segment;
  }
  return cut.trimEnd();
}
