import { isLocale, type Locale } from '@/lib/domain/locale';
import { fieldsOf, listOf, oneOf, text } from '@/lib/domain/parse/fields';

/** The route that receives page views. */
export const VISITS_PATH = '/api/visits';

/** The steps from a visit to an order, in order. */
export const VISIT_STEPS = ['visit', 'product', 'cart', 'checkout', 'order'] as const;
export type VisitStep = (typeof VISIT_STEPS)[number];

export const VISIT_DEVICES = ['phone', 'desk'] as const;
export type VisitDevice = (typeof VISIT_DEVICES)[number];

/** A page view as reported by the browser: nothing identifies or recognizes the visitor. */
export interface Visit {
  /** The page's path without language and query, from `pagePath`. */
  readonly page: string;
  readonly locale: Locale;
  readonly device: VisitDevice;
  /** The steps that happen for the first time in this tab. */
  readonly steps: readonly VisitStep[];
  /** For a visit: the referring site or a campaign's `utm_source`; empty for none. */
  readonly source: string;
  /** The words of a search without results; else empty. */
  readonly missed: string;
}

const PAGE_MAX = 120;
const SOURCE_MAX = 60;
const MISSED_MAX = 60;

/** Public pages counted by their full path; other paths contain a token or id. */
const NAMED = /^\/(?:products|categories|pages|posts)\//;

/** The path for counting: a private page's ends after its first segment. */
export const pagePath = (path: string): string => {
  const [bare = ''] = path.split(/[?#]/);
  return (NAMED.test(bare) ? bare : bare.replace(/^(\/[^/]*).*$/, '$1')).slice(0, PAGE_MAX);
};

/** Drops halves of characters, as a cut can leave them: Firestore refuses names with them. */
const whole = (name: string): string => name.replace(/\p{Surrogate}/gu, '');

/** Firestore keeps these names for itself and refuses the whole document. */
const RESERVED = /^__.*__$/s;

/** Normalizes a search, so that equal ones share a row; drops addresses and long numbers, which may identify people. */
const searched = (words: string): string => {
  const plain = whole(words.normalize('NFKC').trim().toLowerCase().slice(0, MISSED_MAX)).trim();
  return /@|\d{5}/.test(plain) || RESERVED.test(plain) ? '' : plain;
};

const SOURCE = /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u;

/** The name of a source: lower case, cut to its limit; empty when it is no name. */
export function sourceName(told: string): string {
  const source = told.trim().toLowerCase().slice(0, SOURCE_MAX);
  return SOURCE.test(source) ? source : '';
}

/** Parses a browser's report; null when invalid. */
export function parseVisit(body: unknown): Visit | null {
  const fields = fieldsOf(body);
  const path = text(fields.page) ?? '';
  const device = oneOf(VISIT_DEVICES, fields.device);
  if (!path.startsWith('/') || !device || !isLocale(fields.locale)) return null;
  return {
    page: whole(pagePath(path)),
    locale: fields.locale,
    device,
    steps: [...new Set(listOf(fields.steps, (step) => oneOf(VISIT_STEPS, step)))],
    source: sourceName(text(fields.source) ?? ''),
    missed: searched(text(fields.missed) ?? ''),
  };
}
