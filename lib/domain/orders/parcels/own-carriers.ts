import type { LocalizedText } from '@/lib/domain/locale';
import { fieldsOf, listOf, localizedText, text } from '@/lib/domain/parse/fields';

/** A carrier in the store's own list. */
export interface OwnCarrier {
  readonly name: LocalizedText;
  /** Its tracking page, with `{number}` for the tracking number; empty without one. */
  readonly link: string;
}

export const LINK_NUMBER = '{number}';

/**
 * A tracking page's URL: https, with the number after the host, so that it cannot change the host. No user name or
 * password, which would disguise the real host.
 */
export const TRACKING_LINK = /^https:\/\/[^\s/?#@\\{}]+\.[^\s/?#@\\{}]+[/?][^\s{}]*\{number\}[^\s{}]*$/i;

/** The store's own list; unsafe links are removed. */
export const parseOwnCarriers = (value: unknown): OwnCarrier[] =>
  listOf(fieldsOf(value).own, (item) => {
    const fields = fieldsOf(item);
    const name = localizedText(fields.name);
    const link = text(fields.link) ?? '';
    return name.en || name.ar ? { name, link: TRACKING_LINK.test(link) ? link : '' } : undefined;
  });
