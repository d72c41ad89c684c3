import { randomUUID } from 'node:crypto';
import { rateLimitsOf, STORE_TOTALS } from '@/functions/src/limits/rate-limits';
import { collections } from '@/lib/domain/collections';
import { PROOF_OF_WORK } from '@/lib/domain/limits/proof-of-work';
import { solveProofOfWork } from '@/lib/functions/solve-proof-of-work';
import { callFrom } from '@/tests/fixtures/firebase/call-from';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { withinOneHour } from '@/tests/fixtures/firebase/one-hour';

const shop = new LocalShop('fault-weapon');

beforeAll(() => shop.open());
afterAll(() => shop.close());

const message = () => ({
  ...{ storeId: shop.id, key: randomUUID(), locale: 'en' },
  ...{ fullName: 'Sara', email: 'sara@example.com', comments: 'Hello' },
});
const part = (data: object) => Buffer.from(JSON.stringify(data)).toString('base64url');
const appCheck = `${part({ alg: 'none' })}.${part({ sub: '1:2:web:3' })}.`;
const honest = '203.0.113.61';

test('fault 61: with a store total used up from invented networks, an honest caller is served, and the owner hears of it once', async () => {
  await withinOneHour();
  const { address } = rateLimitsOf('submitContactRequest');
  const networks = Math.ceil(STORE_TOTALS.submitContactRequest.most / (address?.most ?? 1)) + 1;
  // What is refused counts as well, and mails nobody.
  for (let network = 0; network < networks; network += 1)
    await Promise.all(
      Array.from({ length: address?.most ?? 0 }, () =>
        callFrom(`10.${network}.0.1`, 'submitContactRequest', { storeId: shop.id }),
      ),
    );

  const asked = await callFrom(honest, 'submitContactRequest', message());
  expect(asked).toMatchObject({ status: 400, code: 'proof-of-work-required' });
  const { challenge, bits } = asked.details?.params ?? {};
  const solved = await solveProofOfWork({ challenge: String(challenge), bits: Number(bits) });
  const withProof = (name: 'submitContactRequest' | 'mailPasswordReset', data: object) =>
    callFrom(honest, name, { ...data, [PROOF_OF_WORK]: solved });
  expect(await withProof('submitContactRequest', message())).toMatchObject({ status: 200 });
  expect(await withProof('submitContactRequest', message())).toMatchObject({
    code: 'proof-of-work-required',
  });
  expect(await callFrom(honest, 'submitContactRequest', message(), { appCheck })).toMatchObject({
    status: 200,
  });

  const alerts = await shop.db
    .collection(collections.outbox(shop.store))
    .where('kind', '==', 'owner-limit-passed')
    .get();
  expect(alerts.docs.map((doc) => doc.get('to') as string)).toEqual([`owner@${shop.id}.shop`]);
});
