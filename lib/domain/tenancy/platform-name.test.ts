import { platformHost, platformNameProblem, usualPlatformName } from './platform-name';

test.each(['demo', 'empty', 'oud-and-wood', '3oud', 'a'.repeat(40)])('%s can be a platform name', (name) =>
  expect(platformNameProblem(name)).toBeNull(),
);

test.each(['', 'ab', 'a'.repeat(41), '-oud', 'oud-', 'Oud', 'o_d', 'o.d', 'oud ', 'xn--oud', 'عود'])(
  '%j cannot be part of a host',
  (name) => expect(platformNameProblem(name)).toBe('form'),
);

test.each(['www', 'admin', 'api', 'mta-sts', 'status', 'paypal', 'pay-pal', 'paypa1', 'customer-service'])(
  '%s would be taken for somebody else',
  (name) => expect(platformNameProblem(name)).toBe('reserved'),
);

test('a store is named by its id, unless hosts cannot hold it', () => {
  expect(usualPlatformName('demo')).toBe('demo');
  expect(['My_Shop', 'Demo', 'admin'].map(usualPlatformName)).toEqual(['', '', '']);
});

test('a store has a host where both it and the platform have a name', () => {
  expect(platformHost('demo', 'localhost')).toBe('demo.localhost');
  expect(platformHost('demo', 'Shops.Example.')).toBe('demo.shops.example');
  expect([platformHost('', 'localhost'), platformHost('demo', '')]).toEqual([null, null]);
});
