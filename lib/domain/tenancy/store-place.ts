import { storeId, type StoreId } from '@/lib/domain/ids';
import type { LocalizedText } from '@/lib/domain/locale';
import { fieldsOf, localizedText, text } from '@/lib/domain/parse/fields';
import { parseSiteUrl } from '@/lib/domain/store/store-site';
import { platformHost } from './platform-name';

/** Before the code in an address that enters a store's admin. Browsers send what follows `#` to no server. */
export const SWITCH_ENTRY = '#switch=';

/** What a store is called and where its pages are, from its public setting. */
export interface StorePlace {
  readonly storeId: StoreId;
  readonly name: LocalizedText;
  readonly customDomain: string;
  readonly platformName: string;
  readonly siteUrl: string;
}

export function parseStorePlace(id: string, data: unknown): StorePlace {
  const fields = fieldsOf(data);
  return {
    storeId: storeId(id),
    name: localizedText(fields.name),
    customDomain: text(fields.customDomain) ?? '',
    platformName: text(fields.platformName) ?? '',
    siteUrl: parseSiteUrl(fields.siteUrl),
  };
}

/** The platform as a page of it knows it: its host, and how its pages are reached, such as `https:` and a port with its colon. */
interface Platform {
  readonly host: string;
  readonly protocol: string;
  readonly port: string;
}

/** Where the store's own admin is; null for a store without an address. */
export function originOf(
  { customDomain, platformName, siteUrl }: StorePlace,
  { host: platform, protocol, port }: Platform,
): string | null {
  const host = customDomain || platformHost(platformName, platform);
  return host ? `${protocol}//${host}${port}` : siteUrl || null;
}
