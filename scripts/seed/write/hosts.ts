import type { Firestore } from 'firebase-admin/firestore';
import { settleHosts } from '@/scripts/store/hosts/settle-hosts';
import { DEMO, EMPTY, SECOND } from '../data/stores';

/** Gives each demo store its host below PLATFORM_HOST, such as `demo.localhost`, in data of before there were any too; idempotent. */
export async function seedHosts(db: Firestore): Promise<void> {
  for (const { storeId } of [DEMO, SECOND, EMPTY]) await settleHosts({ db, env: process.env }, storeId);
}
