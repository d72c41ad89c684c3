import { text } from '@/lib/domain/parse/fields';
import type { StoreSetting } from './store-setting';

const ORIGIN = /^https?:\/\/[^/\s?#]+$/;

/** Parses a store's site URL; empty unless it is an origin. The deployer sets it, never the owner. */
export function parseSiteUrl(value: unknown): string {
  const origin = text(value) ?? '';
  return ORIGIN.test(origin) ? origin : '';
}

/**
 * The store's public origin: its verified domain, else its deployment. `usual` is for a store without its own site.
 * Never the request's `Host`, which anybody can forge.
 */
export const publicOrigin = (
  { customDomain, siteUrl }: Pick<StoreSetting, 'customDomain' | 'siteUrl'>,
  usual: string,
): string => (customDomain ? `https://${customDomain}` : siteUrl || usual);
