import assert from 'node:assert/strict';
import type { CallableName, Callables } from '@/lib/domain/api/callables';
import { fail, type Result } from '@/lib/domain/result';
import type { Named } from '@/tests/fixtures/firebase/callable-case';
import { CALLABLE_CASES, isLetIn } from '@/tests/fixtures/firebase/callable-cases';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { TAKES_CARDS } from '@/tests/fixtures/money/card-orders';
import { fillStore } from '@/tests/fixtures/shop/busy-store';
import { anAddress } from '@/tests/fixtures/shop/orders';

/** What nobody but the attacked store's people write or name. */
const SECRET = 'Widad Secret';

/** How a callable says that somebody may not. */
const REFUSALS = ['login-required', 'not-allowed', 'order-not-found', 'staff-account', 'store-not-found'];

/** They end the caller's own account and sessions. */
const OF_ONESELF = ['endSessions', 'deleteMyAccount'];

/**
 * The people of one store call everything about another, by the other's ids and by their own store's. What their access row
 * refuses is refused, and no answer holds the other store's secret. Resolves to how many calls were judged.
 */
export async function attackCallables(pairs: number): Promise<number> {
  let judged = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    const [attacked, own] = [new LocalShop(`attacked-${pair}`), new LocalShop(`intruding-${pair}`)];
    await Promise.all([attacked, own].map((shop) => shop.open({ setting: TAKES_CARDS })));
    const named = await fill(attacked);
    const people = [
      ...[await own.staff(), await own.member('staff', { [own.id]: 'staff' })],
      ...[await own.member('shopper'), await own.guest()],
    ];
    const counts = await Promise.all(people.map((client) => intrude(client, named, own.id)));
    judged += counts.reduce((sum, count) => sum + count, 0);
    await Promise.all([attacked.close(), own.close()]);
  }
  return judged;
}

async function fill(shop: LocalShop): Promise<Named> {
  const [owner, shopper] = [await shop.staff(), await shop.member('shopper')];
  const named = await fillStore(shop, {
    owner,
    shopper,
    staff: await shop.member('staff', { [shop.id]: 'staff' }),
  });
  await shop.placed(shopper, { address: anAddress({ fullName: SECRET }) });
  return named;
}

async function intrude(client: Client, named: Named, ownStore: string): Promise<number> {
  let judged = 0;
  for (const entry of CALLABLE_CASES.filter(({ name }) => !OF_ONESELF.includes(name))) {
    const asked = [named, { ...named, storeId: ownStore }].map(async (naming) => {
      const answer = await call(client, entry.name, entry.request(naming));
      const what = `${entry.name} ${entry.about ?? ''} as ${client.auth.currentUser?.email ?? 'a guest'}`;
      assert.ok(!JSON.stringify(answer).includes(SECRET), `${what} told of the other store`);
      // Whom no store employs is let in where a shopper of any store is.
      if (naming !== named || isLetIn(entry, 'otherShopper') || isLetIn(entry, 'guest')) return;
      assert.ok(!answer.ok && REFUSALS.includes(answer.error.code), `${what}: ${JSON.stringify(answer)}`);
    });
    await Promise.all(asked);
    judged += asked.length;
  }
  return judged;
}

/** How Firebase itself turns a token away is a refusal too. */
const call = (client: Client, name: CallableName, request: object): Promise<Result<unknown>> =>
  client
    .call(name, request as Callables[CallableName]['request'])
    .catch((error: { readonly code?: string }) => {
      if (error.code !== 'functions/unauthenticated') throw error;
      return fail({ code: 'login-required' });
    });
