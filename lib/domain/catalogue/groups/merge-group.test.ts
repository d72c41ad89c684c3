import { mergeGroup, type GroupContent } from './merge-group';

const picture = (path: string, alt: string) => ({ path, alt: { en: alt, ar: alt }, width: 10, height: 10 });
const seen: GroupContent = {
  name: { en: 'Sea', ar: 'بحر' },
  slug: 'sea',
  slugAr: '',
  seoTitle: { en: '', ar: '' },
  seoDescription: { en: '', ar: '' },
  image: picture('stores/s/sea.webp', 'Waves'),
};
const merged = (wanted: Partial<GroupContent>, stored: Partial<GroupContent>) =>
  mergeGroup({ seen, wanted: { ...seen, ...wanted }, stored: { ...seen, ...stored } });
const contested = { ok: false, error: { code: 'edited-meanwhile' } };

test('what two people changed in different places is kept of both', () => {
  const value = merged(
    { name: { en: 'Seas', ar: 'بحر' } },
    { name: { en: 'Sea', ar: 'بحار' }, slug: 'seas' },
  );
  expect(value).toEqual({ ok: true, value: { ...seen, name: { en: 'Seas', ar: 'بحار' }, slug: 'seas' } });
  expect(merged({ image: null }, { slug: 'seas' })).toEqual({
    ok: true,
    value: { ...seen, slug: 'seas', image: null },
  });
});

test('what both changed is refused unless they made the same of it', () => {
  expect(merged({ slug: 'seas' }, { slug: 'oceans' })).toEqual(contested);
  expect(merged({ slug: 'seas' }, { slug: 'seas' })).toMatchObject({ ok: true });
  const renamed = { image: picture('stores/s/sea.webp', 'Calm waves') };
  expect(merged(renamed, { image: picture('stores/s/hills.webp', 'Waves') })).toEqual(contested);
  expect(merged({ image: null }, renamed)).toEqual(contested);
  expect(merged({ name: { en: '', ar: 'بحر' } }, { name: { en: 'Sea', ar: '' } })).toEqual(contested);
});

test('a new one sent twice is the same; under an id that somebody else gave away it is refused', () => {
  expect(mergeGroup({ seen: null, wanted: seen, stored: seen })).toEqual({ ok: true, value: seen });
  expect(mergeGroup({ seen: null, wanted: seen, stored: { ...seen, slug: 'hills' } })).toEqual(contested);
});
