import { randomUUID } from 'node:crypto';
import { percentile } from './figures.mjs';

/** placeOrder for different products by `concurrent` guests at once, `rounds` times; milliseconds. */
export async function measureOrders({ env, ports, products }, { concurrent, rounds }) {
  const guests = await Promise.all(Array.from({ length: concurrent }, () => signInGuest(env)));
  const address = `http://127.0.0.1:${ports.functions}/${env.GCLOUD_PROJECT}/us-central1/placeOrder`;
  const times = [];
  let refused = 0;
  for (let round = 0; round < rounds; round += 1)
    await Promise.all(
      guests.map(async (token, index) => {
        const product = products[(round * concurrent + index) % products.length];
        const started = performance.now();
        const answer = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ data: orderOf(env.NEXT_PUBLIC_STORE_ID, product) }),
        });
        times.push(performance.now() - started);
        if (!answer.ok) refused += 1;
      }),
    );
  return { median: percentile(times, 0.5), p95: percentile(times, 0.95), refused, orders: times.length };
}

async function signInGuest({ FIREBASE_AUTH_EMULATOR_HOST: host }) {
  const answer = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${'local'}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ returnSecureToken: true }),
    },
  );
  return (await answer.json()).idToken;
}

const orderOf = (storeId, { id, variant }) => ({
  storeId,
  key: randomUUID(),
  lines: [{ productId: id, variantId: variant.id, quantity: 1, seenPrice: variant.price }],
  address: {
    fullName: 'Bench Shopper',
    streetAddress: '1 Long Street',
    zipCode: '11183',
    city: 'Amman',
    email: 'bench@example.com',
    mobileNumber: '+962 79 123 4567',
  },
  paymentMethod: 'cash',
  currency: 'USD',
  locale: 'en',
});

/** From a price's write to the listener that hears of it (milliseconds), as an open page listens. */
export async function measureLive(db, storeId, productId, { rounds }) {
  const product = db.doc(`stores/${storeId}/products/${productId}`);
  const { price } = (await product.get()).data();
  const times = [];
  const heard = new Map();
  const stop = product.onSnapshot((snapshot) => heard.get(snapshot.get('price'))?.());
  await product.get();
  for (let round = 1; round <= rounds; round += 1) {
    const arrived = new Promise((resolve) => heard.set(price + round, resolve));
    const started = performance.now();
    await product.update({ price: price + round });
    await arrived;
    times.push(performance.now() - started);
  }
  stop();
  await product.update({ price });
  return { median: percentile(times, 0.5), p95: percentile(times, 0.95) };
}
