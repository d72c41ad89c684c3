import { carriersTo, trackingLink } from './carriers';

test('the number is encoded into the page of the carrier, whose name is known in both languages', () => {
  const link = 'https://www.aramex.com/track/results?ShipmentNumber=A%2F1%3Fx%3D2%20%23';
  for (const carrier of ['Aramex', ' aramex', 'أرامكس'])
    expect(trackingLink({ carrier, trackingNumber: 'A/1?x=2 #' })).toBe(link);
});

test('no link without a number, or to a page that nobody knows', () => {
  expect(trackingLink({ carrier: 'Aramex', trackingNumber: '' })).toBeNull();
  expect(trackingLink({ carrier: 'Our driver', trackingNumber: '1' })).toBeNull();
  expect(trackingLink({ carrier: 'SPL', trackingNumber: '1' })).toBeNull();
});

test("a country's own carriers are suggested with those of everywhere", () => {
  const names = carriersTo('EG').map(({ en }) => en);
  expect(names).toEqual(expect.arrayContaining(['Aramex', 'Bosta', 'Egypt Post']));
  expect(names).not.toContain('SPL');
});
