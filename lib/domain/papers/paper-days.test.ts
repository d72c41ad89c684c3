import type { OrderReturn } from '@/lib/domain/orders/returns/return';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { parcelPapers } from './parcel-papers';
import { returnPaper } from './return-paper';

// Half past one at night in Riyadh, where the day before still lasts by UTC.
const NIGHT = Date.UTC(2026, 2, 1, 22, 30);
const setting = aStoreSetting({ timeZone: 'Asia/Riyadh' });
const order = { ...anOrder({ setting }), createdAt: NIGHT, day: '2026-03-02' as const };
const event = { at: NIGHT, actor: 'shopper', by: null, to: 'requested', reason: '' } as const;
const sentBack: OrderReturn = {
  ...{ id: 'r1', kind: 'return', wish: 'refund', note: '', state: 'requested', events: [event] },
  lines: [{ line: 0, quantity: 1, reason: 'unwanted', restocked: 0 }],
};

test('papers of the hours after midnight carry the day of the store', () => {
  const [slip] = parcelPapers(order, setting, { kind: 'packing', size: 'a4', locale: 'en' });
  const paper = returnPaper({ ...order, returns: [sentBack] }, sentBack, setting);
  for (const one of [slip, paper])
    expect(one?.parts).toContainEqual(expect.objectContaining({ kind: 'sides', start: '2 March 2026' }));
});
