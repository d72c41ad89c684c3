import { bloomFilter } from './bloom-filter';

test('a bitmap is padded by one to seven bits, whatever number of names is in it', () => {
  for (let count = 1; count <= 200; count += 1) {
    const { bits, hashCount } = bloomFilter(Array.from({ length: count }, (_, n) => `name${n}`));
    expect(bits.padding).toBeGreaterThan(0);
    expect(bits.padding).toBeLessThan(8);
    expect(Buffer.from(bits.bitmap, 'base64').length).toBeGreaterThan(0);
    expect(hashCount).toBeGreaterThan(0);
  }
});

test('no names are an empty bitmap without padding', () => {
  expect(bloomFilter([])).toEqual({ bits: { bitmap: '', padding: 0 }, hashCount: 0 });
});
