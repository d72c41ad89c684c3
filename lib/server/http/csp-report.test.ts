import { parseCspReport } from './csp-report';

const PAGE = 'https://shop.example/ar/track/secret-token?x=1';

test('both kinds of report are understood, and tell neither tokens nor queries', () => {
  const expected = [{ directive: 'img-src', blocked: 'https://evil.example', page: '/ar/track' }];
  const old = {
    'csp-report': {
      'effective-directive': 'img-src',
      'blocked-uri': 'https://evil.example/a?b',
      'document-uri': PAGE,
    },
  };
  expect(parseCspReport(JSON.stringify(old))).toEqual(expected);
  const report = {
    body: { effectiveDirective: 'img-src', blockedURL: 'https://evil.example/a?b', documentURL: PAGE },
  };
  expect(parseCspReport([report])).toEqual(expected);
});

test.each([null, '', '{', '[]', [null, 1, { body: 'x' }], { 'csp-report': [] }])(
  '%j tells of nothing',
  (body) => {
    expect(parseCspReport(body)).toEqual([]);
  },
);

test('a report of thousands fills no log', () => {
  const one = { body: { effectiveDirective: 'x'.repeat(1000), blockedURL: 'inline' } };
  const told = parseCspReport(Array.from({ length: 1000 }, () => one));
  expect(told).toHaveLength(5);
  expect(told[0]?.directive).toHaveLength(40);
});
