import { usualAccessTo } from '@/lib/domain/access/callable-access';
import type { CallableName } from '@/lib/domain/api/callables';
import { requestSchemas } from '@/lib/domain/request-schemas/request-schemas';
import { rateLimitsOf } from './rate-limits';

/** Of a read by the store's people, which has no row. */
const USUAL = rateLimitsOf('readCompleteness');

test('a callable that strangers may call has a rate limit of its own, by their address', () => {
  const names = (Object.keys(requestSchemas) as CallableName[]).filter(
    (name) => usualAccessTo(name).may === 'anyone',
  );
  expect(names).toContain('quoteCart');
  const without = names.filter((name) => rateLimitsOf(name) === USUAL || !rateLimitsOf(name).address);
  expect(without).toEqual([]);
});
