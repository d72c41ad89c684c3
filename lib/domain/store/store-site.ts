import { text } from '@/lib/domain/parse/fields';
import type { StoreSetting } from './store-setting';

const ORIGIN = /^https?:\/\/[^/\s?#]+$/;

/** Parses a store's site address; empty when it is no origin. Set by the deployer, never by the store's owner. */
export function parseSiteUrl(value: unknown): string {
  const origin = text(value) ?? '';
  return ORIGIN.test(origin) ? origin : '';
}

/**
 * The store's public origin: its verified domain, else where it is served. `usual` is for a store without a
 * site of its own. Never from a request's `Host`, which anybody may forge.
 */
export const publicOrigin = (
  { customDomain, siteUrl }: Pick<StoreSetting, 'customDomain' | 'siteUrl'>,
  usual: string,
): string => (customDomain ? `https://${customDomain}` : siteUrl || usual);
