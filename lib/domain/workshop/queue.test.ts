import type { Order } from '@/lib/domain/orders/order';
import { parseDesign } from '@/lib/domain/studio/design/design';
import { anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';
import {
  aDesignInput,
  aSoldDesign,
  aStoredDesign,
  aStudioProduct,
  aTemplate,
} from '@/tests/fixtures/studio/studio';
import { dueDay } from './due-day';
import { filteredQueue, grouped, parseQueueQuery, queueAddress, workItem, type DesignFacts } from './queue';

const ordered = anOrder({
  request: { lines: [aRequestedLine({ designId: 'd1', seenPrice: 3000, quantity: 2 })] },
  products: [aStudioProduct()],
  designs: new Map([['d1', aSoldDesign('d1')]]),
});
const orderOf = (day: string, changes: Partial<Order> = {}): Order => ({
  ...ordered,
  status: 'confirmed',
  day,
  ...changes,
});
const oak = aStoredDesign('demo', 'd1', { input: aDesignInput({ frameId: 'oak' }) });
const FACTS: DesignFacts = {
  designs: new Map([['d1', parseDesign('d1', oak)]]),
  templates: new Map([['board', aTemplate()]]),
  versions: new Map(),
};
const CALENDAR = { today: '2026-03-05', timeZone: 'UTC' };
const itemOf = (day: string, changes?: Partial<Order>) => workItem(orderOf(day, changes), FACTS, CALENDAR);

test.each([
  ['2026-03-02', 4, 'UTC', '2026-03-06'],
  ['2026-03-03', 4, 'UTC', '2026-03-09'],
  ['2026-03-02', 4, 'Asia/Riyadh', '2026-03-08'],
  ['2026-03-06', 1, 'Asia/Amman', '2026-03-08'],
  ['2026-03-05', 1, 'Asia/Dhaka', '2026-03-08'],
  ['2026-03-05', 1, 'Indian/Maldives', '2026-03-08'],
  ['2026-03-07', 0, 'UTC', '2026-03-07'],
])('what was ordered on %s and takes %d working days in %s is due on %s', (from, days, zone, due) => {
  expect(dueDay(from, days, zone)).toBe(due);
});

test('an order is late once its day has passed, due on its day, and never late when it is made', () => {
  const made = { making: { state: 'made', events: [], changes: [] } } as const;
  expect(
    [itemOf('2026-02-26'), itemOf('2026-02-27'), itemOf('2026-03-02'), itemOf('2026-02-20', made)].map(
      ({ due, timing }) => [due, timing],
    ),
  ).toEqual([
    ['2026-03-04', 'late'],
    ['2026-03-05', 'today'],
    ['2026-03-06', 'later'],
    ['2026-02-26', 'later'],
  ]);
});

test('the queue is narrowed by day, size and frame, and the most urgent comes first', () => {
  const items = [itemOf('2026-03-02'), itemOf('2026-02-26'), itemOf('2026-02-27')];
  const days = (raw: Record<string, string>) =>
    filteredQueue(items, parseQueueQuery(raw)).map(({ order }) => order.day);
  expect(days({})).toEqual(['2026-02-26', '2026-02-27', '2026-03-02']);
  expect(days({ due: 'late' })).toEqual(['2026-02-26']);
  expect(days({ due: 'today', size: '300x400', frame: 'oak' })).toEqual(['2026-02-27']);
  expect([days({ size: '500x700' }), days({ frame: 'none' })]).toEqual([[], []]);
});

test('pieces are counted by size and by frame, with the names of the template', () => {
  const items = [itemOf('2026-03-02'), itemOf('2026-02-26')];
  expect(grouped(items, 'size')).toEqual([{ key: '300x400', name: null, pieces: 4 }]);
  expect(grouped(items, 'frame')).toEqual([{ key: 'oak', name: { en: 'Oak', ar: 'بلوط' }, pieces: 4 }]);
  expect(itemOf('2026-03-02').boards).toMatchObject([{ ink: { en: 'Black' }, background: { en: 'Cream' } }]);
});

test('a board is named as it was ordered, whatever its template is called by now', () => {
  const [none, wood] = aTemplate().frames;
  if (!none || !wood) throw new Error('The template has no frames.');
  const walnut = { ...wood, name: { en: 'Walnut', ar: 'جوز' } };
  const renamed = aTemplate({ version: 2, frames: [none, walnut] });
  const facts = { ...FACTS, templates: new Map([['board', renamed]]) };
  const frameBy = (versions: DesignFacts['versions']) =>
    workItem(orderOf('2026-03-02'), { ...facts, versions }, CALENDAR).boards.map(({ frame }) => frame?.en);
  expect(frameBy(new Map([['board 1', aTemplate()]]))).toEqual(['Oak']);
  // Of a version that is no longer stored, today's names are all there is.
  expect(frameBy(new Map())).toEqual(['Walnut']);
});

test('nonsense in the address is no choice, and only choices are written', () => {
  const query = parseQueueQuery({ state: 'lost', due: 'never', size: '3*4', page: '-1' });
  expect(query).toEqual({ state: 'waiting', due: '', size: '', frame: '', page: 1 });
  expect(queueAddress(query)).toEqual({});
  const chosen = { state: 'approved', due: 'late', size: '300x400', frame: 'oak', page: '2' };
  expect(queueAddress(parseQueueQuery(chosen))).toEqual(chosen);
});
