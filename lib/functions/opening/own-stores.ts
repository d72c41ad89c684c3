import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import type { LocalizedText } from '@/lib/domain/locale';
import { fieldsOf, localizedText, text } from '@/lib/domain/parse/fields';
import { platformHost } from '@/lib/domain/tenancy/platform-name';
import { withAuth } from '@/lib/firebase/auth/with-auth';
import { readOnce } from '@/lib/firestore/read-once';

/** A store that the signed-in account works for. */
export interface OwnStore {
  readonly storeId: StoreId;
  readonly name: LocalizedText;
  /** Where its admin is. */
  readonly host: string;
}

/** The stores of the signed-in account, by its claims; none without an account, or without a network. */
export async function readOwnStores(platform: string): Promise<readonly OwnStore[]> {
  const claims = await withAuth(async ({ auth }) => (await auth.currentUser?.getIdTokenResult())?.claims);
  const stores = claims.ok ? Object.keys(fieldsOf(claims.value?.stores)) : [];
  if (stores.length === 0) return [];
  const found = await readOnce(({ doc, getDoc }, db) =>
    Promise.all(stores.map((id) => getDoc(doc(db, collections.storeSetting(storeId(id)))))),
  );
  if (!found.ok) return [];
  return found.value.flatMap((stored) => {
    const { name, customDomain, platformName } = fieldsOf(stored.data());
    const host = text(customDomain) || platformHost(text(platformName) ?? '', platform);
    return host ? [{ storeId: storeId(stored.id), name: localizedText(name), host }] : [];
  });
}
