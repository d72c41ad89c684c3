import { scaled, widthsUpTo } from './scaled';

test.each([
  [192, [64, 128, 256]],
  [640, [256, 384, 640]],
  [2000, [640, 828, 1200, 2048]],
  [5000, [2048]],
])('a picture that is shown %i pixels wide at most is offered as %j', (widest, widths) => {
  expect(widthsUpTo(widest)).toEqual(widths);
});

test('an address is one parameter of the scaling server', () => {
  const address = 'https://pictures.example/o/a%2Fb.webp?alt=media&token=1';
  const { searchParams } = new URL(scaled(address, 640), 'https://shop.example');
  expect(Object.fromEntries(searchParams)).toEqual({ url: address, w: '640', q: '75' });
});
