import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { fieldsOf, text } from '@/lib/domain/parse/fields';
import { platformHost } from '@/lib/domain/tenancy/platform-name';
import { withAuth } from '@/lib/firebase/auth/with-auth';
import { readOnce } from '@/lib/firestore/read-once';

/** The host of the store that the signed-in account works for, by its claims; null without one, or without a network. */
export async function hostOfOwnStore(platform: string): Promise<string | null> {
  const claims = await withAuth(async ({ auth }) => (await auth.currentUser?.getIdTokenResult())?.claims);
  const [store] = claims.ok ? Object.keys(fieldsOf(claims.value?.stores)) : [];
  if (!store) return null;
  const setting = await readOnce(async ({ doc, getDoc }, db) => {
    const stored = await getDoc(doc(db, collections.storeSetting(storeId(store))));
    return fieldsOf(stored.data());
  });
  if (!setting.ok) return null;
  const { customDomain, platformName } = setting.value;
  return text(customDomain) || platformHost(text(platformName) ?? '', platform);
}
