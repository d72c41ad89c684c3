import { ORDER_STATUSES } from '@/lib/domain/orders/order-status';
import { afterStatusChange, sentStatus } from './order-review';
import { REVIEW_STATUSES } from './review';

test('an order that is cancelled takes its review with it, whatever the store had made of it', () => {
  for (const status of REVIEW_STATUSES)
    expect([status, afterStatusChange({ status, verified: true }, 'cancelled', true)]).toEqual([
      status,
      status === 'withdrawn' ? null : { status: 'withdrawn', verified: false },
    ]);
});

test('delivery makes the buyer of this very product verified, a return takes it back', () => {
  const review = { status: 'published', verified: false } as const;
  expect(afterStatusChange(review, 'delivered', true)).toEqual({ status: 'published', verified: true });
  expect(afterStatusChange(review, 'delivered', false)).toBeNull();
  expect(afterStatusChange({ ...review, verified: true }, 'returned', true)).toEqual(review);
  const others = ORDER_STATUSES.filter((to) => !['delivered', 'cancelled', 'returned'].includes(to));
  expect(others.map((to) => afterStatusChange(review, to, true))).toEqual(others.map(() => null));
});

test("a guest's review waits, and so does one that the store or its order took away", () => {
  const open = { moderation: false, isGuest: false };
  expect(sentStatus(null, open)).toBe('published');
  expect(sentStatus({ status: 'published' }, open)).toBe('published');
  for (const status of ['pending', 'rejected', 'withdrawn'] as const)
    expect(sentStatus({ status }, open)).toBe('pending');
  expect(sentStatus({ status: 'published' }, { ...open, isGuest: true })).toBe('pending');
  expect(sentStatus(null, { ...open, moderation: true })).toBe('pending');
});
