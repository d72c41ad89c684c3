import type { LocalizedText } from '@/lib/domain/locale';
import { fieldsOf, listOf, localizedText, text } from '@/lib/domain/parse/fields';

/** A carrier as the store's owner lists it. */
export interface OwnCarrier {
  readonly name: LocalizedText;
  /** Address of its page about a parcel, with `{number}` where the tracking number stands; empty where there is none. */
  readonly link: string;
}

export const LINK_NUMBER = '{number}';

/**
 * A tracking page: by https, and with the number behind the host, which it must not decide; no name or password before it,
 * which would show another host than it leads to.
 */
export const TRACKING_LINK = /^https:\/\/[^\s/?#@\\{}]+\.[^\s/?#@\\{}]+[/?][^\s{}]*\{number\}[^\s{}]*$/i;

/** The store's own list; links that may lead elsewhere are left out. */
export const parseOwnCarriers = (value: unknown): OwnCarrier[] =>
  listOf(fieldsOf(value).own, (item) => {
    const fields = fieldsOf(item);
    const name = localizedText(fields.name);
    const link = text(fields.link) ?? '';
    return name.en || name.ar ? { name, link: TRACKING_LINK.test(link) ? link : '' } : undefined;
  });
