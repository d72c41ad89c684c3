import { isDeepStrictEqual } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { invalidateEveryPage } from '@/functions/src/adapters/database/invalidate-pages';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import type { Callables } from '@/lib/domain/api/callables';
import type { SaveStoreSettingRequest } from '@/lib/domain/api/store';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import type { StoreId } from '@/lib/domain/ids';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { bannerTurnsAt } from '@/lib/domain/store/banner/banner';
import { rebaseAmounts } from '@/lib/domain/store/editing/rebase-amounts';
import { settingFields } from '@/lib/domain/store/editing/setting-edits';
import type { SettingEdits } from '@/lib/domain/store/editing/setting-edits';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { reservedIn } from '@/lib/domain/store/reserved-name';
import { SETTING_PARTS } from '@/lib/domain/store/store-setting';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/**
 * Staff change parts of the setting; only an owner changes money. Parts not named stay; amounts keep their numbers in a new
 * base currency. Fails with `store-not-found`, `edited-meanwhile`, `base-currency-fixed`, `invalid-input` (another store's
 * picture, a reserved name).
 */
export async function saveStoreSetting(
  { db, now, platform }: Pick<Deps, 'db' | 'now' | 'platform'>,
  request: SaveStoreSettingRequest,
  caller: Caller,
): Promise<Result<Callables['saveStoreSetting']['response']>> {
  const { storeId: store, seen } = request;
  const parts = SETTING_PARTS.filter((part) => request[part] !== undefined);
  const strangePicture = pictureOfAnother(request);
  if (strangePicture) return fail({ code: 'invalid-input', fields: { [strangePicture]: 'field.invalid' } });

  const ref = db.doc(collections.storeSetting(storeId(store)));
  return inTransaction(db, async (tx) => {
    const snapshot = await tx.get(ref);
    if (!snapshot.exists) return fail({ code: 'store-not-found' });
    const before = parseStoreSetting(store, snapshot.data());
    const newest = Math.max(0, ...parts.map((part) => before.savedAt[part] ?? 0));
    if (newest > seen) return fail({ code: 'edited-meanwhile' });
    const reserved = newlyReserved(before, request, platform().name);
    if (reserved) return fail({ code: 'invalid-input', fields: { [reserved]: 'field.storeName.reserved' } });
    if (await wouldReprice(tx, db, before, request)) return fail({ code: 'base-currency-fixed' });

    const edits = { ...amountsInBase(before, request), ...editsOf(request) };
    const written = SETTING_PARTS.filter((part) => edits[part] !== undefined);
    const savedAt = Math.max(now(), ...written.map((part) => (before.savedAt[part] ?? 0) + 1));
    const at = Timestamp.fromMillis(savedAt);
    const { notifications } = request;
    const noticesRef = db.doc(collections.notificationSetting(storeId(store)));
    if (notifications)
      tx.set(noticesRef, { ...notifications, savedAt: at, emailBy: caller.uid }, { merge: true });
    // Records whose addresses these are, for when that person leaves.
    if (request.contact) tx.set(noticesRef, { contactBy: caller.uid }, { merge: true });
    tx.update(ref, {
      ...settingFields(edits),
      ...(edits.homepage && { bannerTurnsAt: bannerTurnsAt(edits.homepage.banner, savedAt) }),
      ...Object.fromEntries(written.map((part) => [`savedAt.${part}`, at])),
    });
    const isShown = parts.some((part) => part !== 'notifications');
    if (isShown) invalidateEveryPage(tx, db, storeId(store));
    return ok({ savedAt });
  });
}

const editsOf = ({ storeId: _store, seen: _seen, ...edits }: SaveStoreSettingRequest) => edits;

/**
 * The amounts in a new base currency: their numbers stay as the owner typed them. A part without amounts is left out, so that
 * it does not count as saved by its owner.
 */
function amountsInBase(before: StoreSetting, { currencies }: SaveStoreSettingRequest): Partial<SettingEdits> {
  const isOther = currencies && currencies.baseCurrency !== before.baseCurrency;
  if (!isOther) return {};
  const rebased = Object.entries(rebaseAmounts(before, currencies.baseCurrency));
  return Object.fromEntries(
    rebased.filter(([part, amounts]) => !isDeepStrictEqual(amounts, Reflect.get(before, part))),
  );
}

/** The field with a new name that only the operator may give; a store may keep a reserved name it has. */
function newlyReserved(
  { name: known }: StoreSetting,
  { brand }: SaveStoreSettingRequest,
  platform: string,
): string | null {
  if (!brand || isDeepStrictEqual(brand.name, known)) return null;
  const language = reservedIn(brand.name, platform);
  return language && `brand.name.${language}`;
}

/** The field whose picture is outside the store's folder, or null. */
function pictureOfAnother({ storeId: store, brand, homepage }: SaveStoreSettingRequest): string | null {
  const isStrange = (path: string | undefined) => path !== undefined && !path.startsWith(`stores/${store}/`);
  if (isStrange(brand?.logo?.path)) return 'brand.logo';
  return isStrange(homepage?.hero.image?.path) ? 'homepage.hero.image' : null;
}

/** Every price is an amount of the base currency: a new base currency would silently change what everything costs. */
async function wouldReprice(
  tx: Transaction,
  db: Firestore,
  { storeId: store, baseCurrency }: StoreSetting,
  { currencies }: SaveStoreSettingRequest,
): Promise<boolean> {
  if (!currencies || currencies.baseCurrency === baseCurrency) return false;
  const found = await Promise.all(pricedBy(db, store).map((query) => tx.get(query.limit(1))));
  return found.some(({ empty }) => !empty);
}

const pricedBy = (db: Firestore, store: StoreId) => [
  db.collection(collections.products(store)),
  db.collection(collections.orders(store)),
  db.collection(collections.discounts(store)),
];
