import { parseAnnouncements, shownAt } from './announcement';

const notice = (id: string, from: number, until: number) => ({
  ...{ id, from, until, severity: 'info', text: { en: id, ar: id } },
});

test('a notice is shown from its first moment to its last, in the order of beginning', () => {
  const all = parseAnnouncements({ announcements: [notice('later', 20, 40), notice('now', 10, 30)] });
  const idsAt = (now: number) => shownAt(all, now).map(({ id }) => id);
  expect([idsAt(9), idsAt(10), idsAt(25), idsAt(30), idsAt(40)]).toEqual([
    [],
    ['now'],
    ['now', 'later'],
    ['later'],
    [],
  ]);
});

test('a notice that is none is left out, and no document is no notice', () => {
  expect(parseAnnouncements({ announcements: [notice('a', 1, 2), { id: 'b' }, 'c'] })).toHaveLength(1);
  expect(parseAnnouncements(undefined)).toEqual([]);
});
