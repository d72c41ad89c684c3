import { FieldValue } from 'firebase-admin/firestore';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { runEach } from '@/functions/src/adapters/database/run-each';
import { invalidateEveryPage } from '@/functions/src/adapters/database/invalidate-pages';
import type { Deps } from '@/functions/src/deps';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { count } from '@/lib/domain/parse/fields';
import { ok } from '@/lib/domain/result';
import { bannerTurnsAt } from '@/lib/domain/store/banner/banner';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';

/** Stores of one run; the next run continues. */
const MOST_DUE = 200;

/** Invalidates all pages of every store whose banner has begun or ended, once per change. */
export async function applyDueBanners({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const due = db.collection(collections.storeSettings()).where('bannerTurnsAt', '<=', now()).limit(MOST_DUE);
  await runEach((await due.select().get()).docs, ({ id, ref }) =>
    inTransaction(db, async (tx) => {
      const stored = await tx.get(ref);
      const [at, turnsAt] = [now(), count(stored.get('bannerTurnsAt'))];
      if (turnsAt === undefined || turnsAt > at) return ok(null);
      const { homepage } = parseStoreSetting(id, stored.data());
      tx.update(ref, { bannerTurnsAt: bannerTurnsAt(homepage.banner, at) ?? FieldValue.delete() });
      invalidateEveryPage(tx, db, storeId(id));
      return ok(null);
    }),
  );
}
