import { cutText } from '@/lib/domain/forms/cut-text';

/** The characters that search engines show of a title (including the store's name) and of a description. */
export const SHOWN_TITLE = 70;
export const SHOWN_DESCRIPTION = 160;

/** The beginning of a text for search engines and shared links, cut between words. */
export const metaDescription = (text: string): string => firstWords(text, SHOWN_DESCRIPTION);

/** A title as search results show it. */
export const shownTitle = (text: string): string => firstWords(text, SHOWN_TITLE);

function firstWords(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= longest ? line : `${cutText(line, longest).replace(/\s\S*$/, '')}…`;
}
