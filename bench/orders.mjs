import { randomUUID } from 'node:crypto';
import { percentile } from './figures.mjs';

export const ADDRESS = {
  fullName: 'Bench Shopper',
  streetAddress: '1 Long Street',
  zipCode: '11183',
  city: 'Amman',
  email: 'bench@example.com',
  mobileNumber: '+962 79 123 4567',
};

/**
 * Calls placeOrder for different products with `concurrent` guests at once, `rounds` times; times in milliseconds. `refused`
 * counts the refused orders by error code.
 */
export async function measureOrders({ env, ports, products }, { concurrent, rounds }) {
  const guests = await Promise.all(Array.from({ length: concurrent }, () => signInGuest(env)));
  const address = `http://127.0.0.1:${ports.functions}/${env.GCLOUD_PROJECT}/us-central1/apiOrders/placeOrder`;
  const times = [];
  const refused = {};
  const order = async (token, index) => {
    const started = performance.now();
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        // An address for each guest, or the rate limit would be measured.
        'x-forwarded-for': `10.0.${Math.floor(index / 200)}.${index % 200}`,
      },
      body: JSON.stringify({ data: orderOf(env.NEXT_PUBLIC_STORE_ID, products[index % products.length]) }),
    });
    const { error } = await answer.json();
    times.push(performance.now() - started);
    const code = error && (error.details?.code ?? error.status);
    if (code) refused[code] = (refused[code] ?? 0) + 1;
  };
  for (let round = 0; round < rounds; round += 1)
    await Promise.all(guests.map((token, guest) => order(token, round * concurrent + guest)));
  return { median: percentile(times, 0.5), p95: percentile(times, 0.95), refused, orders: times.length };
}

async function signInGuest({ FIREBASE_AUTH_EMULATOR_HOST: host, NEXT_PUBLIC_FIREBASE_API_KEY: key }) {
  const address = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${key}`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true }),
  });
  return (await answer.json()).idToken;
}

const orderOf = (storeId, { id, variant }) => ({
  storeId,
  key: randomUUID(),
  lines: [{ productId: id, variantId: variant.id, quantity: 1, seenPrice: variant.price }],
  address: ADDRESS,
  paymentMethod: 'cash',
  currency: 'USD',
  locale: 'en',
});
