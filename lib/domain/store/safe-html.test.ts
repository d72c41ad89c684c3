import { safeHtml } from './safe-html';

test('structure, emphasis, directions and links stay', () => {
  const body = '<h2>Us</h2><p dir="rtl">من <strong>نحن</strong></p><ul><li>one</li></ul>';
  expect(safeHtml(body)).toBe(body);
  expect(safeHtml('<a href="/contact-us">Write</a>')).toBe(
    '<a href="/contact-us" rel="nofollow noopener">Write</a>',
  );
  expect(safeHtml('<h1>About</h1>')).toBe('<h2>About</h2>');
});

test.each(['<p></p>', '<h2> </h2><ul><li>\u00a0</li></ul><hr />'])('%j says nothing', (html) =>
  expect(safeHtml(html)).toBe(''),
);

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><animate onbegin=alert(1) /></svg>',
  '<iframe src="https://evil.example"></iframe>',
  '<style>body{display:none}</style>',
  '<!-- --><form action="https://evil.example"></form>',
])('%s vanishes', (attack) => expect(safeHtml(attack)).toBe(''));

test.each(['javascript:alert(1)', 'JaVa\tScript:alert(1)', 'data:text/html,x', '//evil.example'])(
  'a link to %j leads nowhere',
  (href) =>
    expect(safeHtml(`<a href="${href}" onclick="x()" style="x">a</a>`)).toBe(
      '<a rel="nofollow noopener">a</a>',
    ),
);
