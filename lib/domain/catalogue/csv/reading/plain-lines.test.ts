import { isHtml, plainLines } from './plain-lines';

test('paragraphs, lists and breaks of a description become lines', () => {
  const html =
    '<div class="rte"><p dir="rtl">لوحة <strong>زيتية</strong>&nbsp;بألوان البحر.</p>\n<ul>\n<li>خشب طبيعي</li><li>50&times;70 سم</li>\n</ul><p>One<br/>Two &amp; three</p></div>';
  expect(plainLines(html)).toBe('لوحة زيتية بألوان البحر.\n• خشب طبيعي\n• 50×70 سم\n\nOne\nTwo & three');
});

test('scripts, styles and comments leave nothing', () => {
  const html =
    '<style>p { color: red }</style><p onclick="alert(1 > 0)">A</p><script>alert("x")</script><!-- b -->';
  expect(plainLines(html)).toBe('A');
});

test.each(['3 < 5 & 7 > 6', 'a <heart> of gold', 'Two\n\nlines', '<3', 'AT&amp;T'])(
  '%j is no HTML and stays as it is',
  (text) => {
    expect(isHtml(text)).toBe(false);
    expect(plainLines(text)).toBe(text);
  },
);

test('a tag that entities spell out is text', () =>
  expect(plainLines('<p>&lt;b&gt; &#1580;&#x645; &#0; &unknown;</p>')).toBe('<b> جم &unknown;'));

test('cells of a table stand beside each other, rows below', () =>
  expect(
    plainLines('<table><tr><td>Width</td><td>50</td></tr><tr><td>Height</td><td>70</td></tr></table>'),
  ).toBe('Width 50 \nHeight 70'.replace(' \n', '\n')));
