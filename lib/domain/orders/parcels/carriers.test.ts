import { settingSchemas } from '@/lib/domain/store/editing/setting-schemas';
import { carriersTo, suggestedCarriers, trackingLink } from './carriers';
import { parseOwnCarriers } from './own-carriers';

test('the number is encoded into the page of the carrier, whose name is known in both languages', () => {
  const link = 'https://www.aramex.com/track/results?ShipmentNumber=A%2F1%3Fx%3D2%20%23';
  for (const carrier of ['Aramex', ' aramex', 'أرامكس'])
    expect(trackingLink({ carrier, trackingNumber: 'A/1?x=2 #' }, [])).toBe(link);
});

test('no link without a number, or to a page that nobody knows', () => {
  expect(trackingLink({ carrier: 'Aramex', trackingNumber: '' }, [])).toBeNull();
  for (const carrier of ['Our driver', 'SPL', ''])
    expect(trackingLink({ carrier, trackingNumber: '1' }, [])).toBeNull();
});

test("a country's own carriers are suggested with those of everywhere, until the store has a list", () => {
  const names = carriersTo('EG').map(({ name }) => name.en);
  expect(names).toEqual(expect.arrayContaining(['Aramex', 'Bosta', 'Egypt Post']));
  expect(names).not.toContain('SPL');
  const own = [{ name: { en: 'Our van', ar: 'سيارتنا' }, link: '' }];
  expect(suggestedCarriers(own, 'EG')).toEqual([{ en: 'Our van', ar: 'سيارتنا' }]);
});

test("the owner's link counts before the one that everybody knows", () => {
  const own = [{ name: { en: 'Aramex', ar: '' }, link: 'https://track.example/{number}/ar' }];
  expect(trackingLink({ carrier: 'aramex', trackingNumber: "1$&'" }, own)).toBe(
    "https://track.example/1%24%26'/ar",
  );
});

const saved = (link: string) => () =>
  settingSchemas.carriers.validateSync({ own: [{ name: { en: 'Van', ar: '' }, link }] });

test.each([
  'http://track.example/{number}',
  'javascript:alert(1)//{number}',
  'https://track.example/',
  'https://{number}.example/',
  'https://track.example{number}/',
  'https://bank.example@evil.example/{number}',
  'https://track.example/{number}/{other}',
  'https://track.example/{number} x',
])('a template that leads elsewhere is refused at its field and never followed: %s', (link) => {
  expect(saved(link)).toThrow('field.carrierLink.invalid');
  const own = parseOwnCarriers({ own: [{ name: { en: 'Van' }, link }] });
  expect(trackingLink({ carrier: 'Van', trackingNumber: '1' }, own)).toBeNull();
});

test('a carrier has a name, once', () => {
  expect(saved('')).not.toThrow();
  const van = { name: { en: 'Van', ar: '' }, link: '' };
  expect(() => settingSchemas.carriers.validateSync({ own: [{ ...van, name: { en: '', ar: '' } }] })).toThrow(
    'field.text.required',
  );
  expect(() =>
    settingSchemas.carriers.validateSync({ own: [van, { ...van, name: { en: ' VAN', ar: '' } }] }),
  ).toThrow('field.carrier.twice');
});
