import type { Locale } from '@/lib/domain/locale';

/** Office paper, and labels for thermal printers (100 × 150 mm). */
export const PAPER_SIZES = ['a4', 'label'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** The paper per parcel: packing slip, address label, or both. */
export const PARCEL_PAPERS = ['packing', 'label', 'both'] as const;
export type ParcelPaper = (typeof PARCEL_PAPERS)[number];

/** The most orders per file. */
export const MOST_PRINTED = 50;
/** Orders per request, so that the browser can show progress. */
export const PRINTED_AT_ONCE = 10;

export type PaperLook = 'text' | 'small' | 'strong' | 'large' | 'title';

export interface PaperRow {
  readonly title: string;
  /** Below the title, one line each. */
  readonly details: readonly string[];
  readonly quantity: string;
}

/** A full-width part of a paper, from top to bottom. */
export type PaperPart =
  | { readonly kind: 'text'; readonly text: string; readonly look: PaperLook }
  /** At both ends of one line. */
  | { readonly kind: 'sides'; readonly start: string; readonly end: string }
  /** With its text below. */
  | { readonly kind: 'barcode'; readonly text: string }
  /** Goods with checkboxes. */
  | { readonly kind: 'rows'; readonly heads: readonly [string, string]; readonly rows: readonly PaperRow[] }
  | { readonly kind: 'rule' };

/** A paper in one language, on as many sheets as it needs. */
export interface Paper {
  readonly size: PaperSize;
  readonly locale: Locale;
  /** Printed on every further sheet. */
  readonly number: string;
  readonly parts: readonly PaperPart[];
}

export const textPart = (text: string, look: PaperLook = 'text'): PaperPart[] =>
  text ? [{ kind: 'text', text, look }] : [];
