import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { listedValueId, listedValues, parseListedValue } from './option-values';

const name = { en: 'Oak', ar: 'بلوط' };

test('colours and sizes are listed, other options are not', () => {
  const options = [
    { id: 'color', name: { en: 'Color', ar: 'اللون' }, values: [{ id: 'oak', name, swatch: '#c8a165' }] },
    { id: 'glass', name: { en: 'Glass', ar: 'الزجاج' }, values: [{ id: 'matt', name }] },
  ];
  expect(listedValues(aProduct({ options }))).toEqual([
    { option: 'color', id: 'oak', name, swatch: '#c8a165' },
  ]);
});

test('a listed value is read back from its document', () => {
  const [red] = listedValues(aProduct());
  if (!red) throw new Error('the fixture comes in colours');
  expect(parseListedValue(listedValueId(red), red)).toEqual(red);
  expect(() => parseListedValue('glass~matt', { option: 'glass', id: 'matt', name })).toThrow('optionValues');
});

test('an id with a slash is no path', () => {
  expect(listedValueId({ option: 'size', id: '50/70' })).toBe('size~50%2F70');
});
