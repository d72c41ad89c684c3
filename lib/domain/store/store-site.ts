import { text } from '@/lib/domain/parse/fields';
import type { StoreSetting } from './store-setting';

const ORIGIN = /^https?:\/\/[^/\s?#]+$/;

/** Where a store is served; empty for what is no origin. Told by whoever deploys it, never by its owner. */
export function parseSiteUrl(value: unknown): string {
  const origin = text(value) ?? '';
  return ORIGIN.test(origin) ? origin : '';
}

/**
 * The origin that people are sent to: the store's own domain once the DNS proved it, else where the store is served.
 * `usual` is for a store that nobody told its place. Never from a request's `Host`, which anybody may write.
 */
export const publicOrigin = (
  { customDomain, siteUrl }: Pick<StoreSetting, 'customDomain' | 'siteUrl'>,
  usual: string,
): string => (customDomain ? `https://${customDomain}` : siteUrl || usual);
