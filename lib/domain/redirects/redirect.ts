import { fieldsOf, listOf, text } from '@/lib/domain/parse/fields';

/** The most redirects of a store: one document holds them all. */
export const MOST_REDIRECTS = 1000;

/** In characters, for an address without its domain: a thousand pairs must fit in a document. */
export const MAX_ADDRESS = 200;

/** An address of the store that answers with 308. */
export interface Redirect {
  /** A path normalized by `redirectKey`. Without a language it applies to both. */
  readonly from: string;
  /** A path of the store, or an `https://` URL of another site. */
  readonly to: string;
}

/** The changes of a save; a redirect with an existing `from` replaces the old one. */
export interface RedirectChange {
  readonly add: readonly Redirect[];
  /** The `from` of removed redirects. */
  readonly remove: readonly string[];
}

/** Parses the stored table, in the order of addition. */
export const parseRedirects = (data: unknown): Redirect[] =>
  listOf(fieldsOf(data).rows, (row) => {
    const { from, to } = fieldsOf(row);
    return { from: text(from) ?? '', to: text(to) ?? '' };
  }).filter(({ from, to }) => from && to);
