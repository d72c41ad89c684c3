import type { Firestore } from 'firebase-admin/firestore';
import { failureOf } from '@/functions/src/failure-of';
import { log } from '@/functions/src/log';
import type { StoreId } from '@/lib/domain/ids';
import { storeDay } from '@/lib/domain/stats/store-day';
import { nullWhenExists } from '@/functions/src/adapters/database/error-code';
import { readSetting } from '@/functions/src/adapters/database/firestore';
import { queueLimitMail } from '@/functions/src/adapters/outbox/limit-mail';
import type { StoreTotal } from './rate-limits';

interface NotifyDeps {
  readonly db: Firestore;
  readonly now: () => number;
}

/** Notifies the owner that a store's total was passed, once a day for each. Never rejects, so the call continues. */
export const createNotifyOwner =
  ({ db, now }: NotifyDeps) =>
  async (store: StoreId, total: StoreTotal): Promise<void> => {
    log.warn('A total of a store was passed', { store, total });
    try {
      const setting = await readSetting(db, store);
      const { to, locale } = setting?.notices ?? {};
      if (!setting || !to || !locale) return;
      const at = now();
      const about = { total, to, locale, day: storeDay(at, setting.timeZone) };
      await db.runTransaction(async (tx) => queueLimitMail(tx, db, store, about, at)).catch(nullWhenExists);
    } catch (error) {
      log.error('The owner was not told of a passed total', { store, total, error: failureOf(error) });
    }
  };
