import type { Firestore } from 'firebase-admin/firestore';
import { settleHosts } from '@/scripts/store/hosts/settle-hosts';
import { collections } from '@/lib/domain/collections';
import { platformOrigin } from '@/lib/domain/tenancy/platform-name';
import { DEMO, EMPTY, SECOND } from '../data/stores';

/**
 * Gives each demo store its host below PLATFORM_HOST, such as `demo.localhost`, in data of before there were any too, and the
 * address at which this machine serves it now: by its host, or as the one store of the site. Idempotent; leaves out a
 * store that "npm run store" deleted, or never made beside one of its own.
 */
export async function seedHosts(db: Firestore): Promise<void> {
  const { NEXT_PUBLIC_PLATFORM_HOST: platform, NEXT_PUBLIC_SITE_URL: url = '' } = process.env;
  for (const { storeId } of [DEMO, SECOND, EMPTY]) {
    const ref = db.doc(collections.storeSetting(storeId));
    if (!(await ref.get()).exists) continue;
    await settleHosts({ db, env: process.env }, storeId);
    const setting = await ref.get();
    const siteUrl = platform ? platformOrigin(String(setting.get('platformName') ?? ''), url) : '';
    if (setting.get('siteUrl') !== siteUrl) await ref.update({ siteUrl });
  }
}
