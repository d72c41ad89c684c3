import { readPublicSetting } from '@/functions/src/adapters/database/firestore';
import type { Deps } from '@/functions/src/deps';
import type { StoreId } from '@/lib/domain/ids';
import { localPath, type Locale } from '@/lib/domain/locale';
import { pathTo } from '@/lib/domain/routes/path-to';
import { publicOrigin } from '@/lib/domain/store/store-site';

interface Left {
  readonly origin?: string;
  readonly locale: Locale;
}

/**
 * The owner's way back from a page of Stripe's: to the address they came from, where they are logged in, if it is one of the
 * store's two; otherwise to the store's main one.
 */
export async function wayBack(
  { db, siteUrl }: Pick<Deps, 'db' | 'siteUrl'>,
  store: StoreId,
  { origin, locale }: Left,
): Promise<
  (page: '/admin/settings' | '/admin/storesetting/paymentOptions', query: string, part?: string) => string
> {
  const setting = await readPublicSetting(db, store);
  const served = setting?.siteUrl || siteUrl();
  const site = origin === served || !setting ? served : publicOrigin(setting, served);
  return (page, query, part) => `${site}${localPath(pathTo(page), locale)}?${query}${part ? `#${part}` : ''}`;
}
