import { fieldsOf, listOf, text } from '@/lib/domain/parse/fields';

/** The most redirects of a store: one document holds them all. */
export const MOST_REDIRECTS = 1000;

/** Of an address without its domain, in letters, so that a thousand pairs of them fit into a document. */
export const MAX_ADDRESS = 200;

/** An address of the store that answers 308. */
export interface Redirect {
  /** A path as `redirectKey` writes it. Without a language it stands for both. */
  readonly from: string;
  /** A path of the store, or the `https://` address of another site. */
  readonly to: string;
}

/** What a save changes; a redirect whose `from` stands in the table already replaces that one. */
export interface RedirectChange {
  readonly add: readonly Redirect[];
  /** The `from` of those that end. */
  readonly remove: readonly string[];
}

/** The table from its stored document, in the order of addition. */
export const parseRedirects = (data: unknown): Redirect[] =>
  listOf(fieldsOf(data).rows, (row) => {
    const { from, to } = fieldsOf(row);
    return { from: text(from) ?? '', to: text(to) ?? '' };
  }).filter(({ from, to }) => from && to);
