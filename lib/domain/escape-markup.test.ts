import { escapeMarkup } from './escape-markup';

test('no text ends an element or an attribute', () => {
  expect(escapeMarkup(`</a> & "b" 'c'`)).toBe('&lt;/a&gt; &amp; &quot;b&quot; &#39;c&#39;');
});
