import { mapAddress, mapFrame, mapPoint } from './map-point';

const RIYADH = { latitude: 24.7136, longitude: 46.6753 };

test.each([
  '24.7136, 46.6753',
  '٢٤.٧١٣٦، ٤٦.٦٧٥٣',
  'https://www.google.com/maps/place/X/@24.7,46.6,17z/data=!3m1!4b1!4m6!3d24.7136!4d46.6753',
  'https://www.google.com/maps/@24.7136,46.6753,15z',
  'https://maps.apple.com/?ll=24.7136,46.6753&q=Shop',
  'https://www.openstreetmap.org/?mlat=24.7136&mlon=46.6753#map=17/24/46',
])('%s is a point', (typed) => expect(mapPoint(typed)).toEqual(RIYADH));

test.each(['', 'Riyadh', '95, 10', '10, 181', 'https://maps.app.goo.gl/abc'])('%s is none', (typed) =>
  expect(mapPoint(typed)).toBeNull(),
);

test('what a map is asked for is the point, or the words, which end nothing', () => {
  expect(mapAddress('google', RIYADH, 'Shop')).toMatch(/query=24\.7136,46\.6753$/);
  expect(mapAddress('osm', null, 'A&b=1 "')).toMatch(/query=A%26b%3D1%20%22$/);
  expect(mapFrame(RIYADH)).toMatch(/bbox=46\.66730%2C24\.70960%2C46\.68330%2C24\.71760&/);
});
