import { normalHost } from '@/lib/domain/tenancy/normal-host';

/** The host below which stores have names, as the functions' setting PLATFORM_HOST says; empty for none. */
export function platformOf({
  PLATFORM_HOST: platform,
}: Readonly<Record<string, string | undefined>>): string {
  if (!platform) return '';
  const host = normalHost(platform);
  if (host) return host;
  throw new Error(`PLATFORM_HOST takes a host as shops.example, not "${platform}".`);
}
