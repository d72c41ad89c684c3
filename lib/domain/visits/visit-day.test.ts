import { parseVisit, VISIT_STEPS, type Visit } from './visit';
import { NO_VISITS, OTHERS, parseVisitDay, reached, stepKey, sumVisits, visited } from './visit-day';

const A_VISIT: Visit = {
  ...{ page: '/products', locale: 'ar', device: 'phone', steps: ['visit'], source: '', missed: '' },
};
const everybody = { locale: null, device: null };

test('a report keeps nothing that names somebody: tokens, ids, addresses and numbers are cut off', () => {
  const report = (changes: object) => parseVisit({ ...A_VISIT, ...changes });
  expect(report({ page: '/track/TOKEN?x=1' })?.page).toBe('/track');
  expect(report({ page: '/products/dune?size=l#top' })?.page).toBe('/products/dune');
  expect(report({ missed: ' Layla@Example.com ' })?.missed).toBe('');
  expect(report({ missed: 'order 100123' })?.missed).toBe('');
  expect(report({ missed: '  Oasis ' })?.missed).toBe('oasis');
  expect(report({ source: '<script>' })?.source).toBe('');
  for (const wrong of [
    null,
    3,
    {},
    { ...A_VISIT, page: 'x' },
    { ...A_VISIT, locale: 'fr' },
    { ...A_VISIT, device: 'tv' },
  ])
    expect(parseVisit(wrong)).toBeNull();
});

test('a report names nothing that a document cannot hold: no reserved name, no half of a character', () => {
  const report = (changes: object) => parseVisit({ ...A_VISIT, ...changes });
  for (const missed of ['__x__', '____', ' __PROTO__ ', '__a\nb__', '__x__\ud800'])
    expect(report({ missed })?.missed).toBe('');
  expect(report({ missed: '__x' })?.missed).toBe('__x');
  expect(report({ page: '/\ud800' })?.page).toBe('/');
  expect(report({ page: `/products/${'a'.repeat(109)}🌊` })?.page).toBe(`/products/${'a'.repeat(109)}`);
  expect(report({ missed: `${'a'.repeat(59)}🌊` })?.missed).toBe('a'.repeat(59));
  expect(report({ missed: '🌊' })?.missed).toBe('🌊');
});

test('random visits are counted as an independent count says, whatever order and servers they come by', () => {
  const visits = Array.from({ length: 500 }, (_, n): Visit => ({
    ...A_VISIT,
    page: `/products/p${n % 7}`,
    locale: n % 3 ? 'ar' : 'en',
    device: n % 2 ? 'phone' : 'desk',
    steps: VISIT_STEPS.slice(0, n % 6),
    source: n % 5 ? 'google.com' : '',
  }));
  const servers = [0, 1, 2].map((server) =>
    visits
      .filter((_, n) => n % 3 === server)
      .map(visited)
      .reduce(sumVisits, NO_VISITS),
  );
  const whole = servers
    .map((one) => parseVisitDay(JSON.parse(JSON.stringify(one))))
    .reduce(sumVisits, NO_VISITS);
  const times = (of: (visit: Visit) => boolean) => visits.filter(of).length;
  expect(whole.views).toBe(500);
  for (const step of VISIT_STEPS)
    expect(reached(whole.steps, everybody)[step]).toBe(times(({ steps }) => steps.includes(step)));
  expect(reached(whole.steps, { locale: 'ar', device: 'phone' }).cart).toBe(
    times(({ steps, locale, device }) => steps.includes('cart') && locale === 'ar' && device === 'phone'),
  );
  expect(whole.steps[stepKey('ar', 'phone', 'order')]).toBe(times(({ steps }) => steps.includes('order')));
  expect(whole.sources).toEqual({
    direct: times(({ steps, source }) => steps.includes('visit') && !source),
    'google.com': times(({ steps, source }) => steps.includes('visit') && source !== ''),
  });
});

test('made-up pages cannot fill a day: the sum stays, the names are bounded', () => {
  const flood = Array.from({ length: 900 }, (_, n) => visited({ ...A_VISIT, page: `/products/x${n}` }));
  const day = [
    visited({ ...A_VISIT, page: '/products/real' }),
    visited({ ...A_VISIT, page: '/products/real' }),
    ...flood,
  ].reduce(sumVisits, NO_VISITS);
  expect(Object.keys(day.pages)).toHaveLength(200);
  expect(day.pages['/products/real']).toBe(2);
  expect(day.pages[OTHERS]).toBeGreaterThan(600);
  expect(Object.values(day.pages).reduce((sum, times) => sum + times, 0)).toBe(902);
});
