/** @jest-environment node */
import postcss from 'postcss';

interface Sheets {
  readonly shared: readonly postcss.Root[];
  readonly own: readonly postcss.Root[];
  readonly pages: readonly string[];
  readonly seenAnywhere: ReadonlySet<string>;
}

let firstSheet: (of: Sheets) => string;
let seenIn: (pages: readonly string[]) => ReadonlySet<string>;
beforeAll(async () => {
  ({ firstSheet, seenIn } = await import('./first-sheets.mjs'));
});

const PAGE = `<body class="r-body"><h1 class="aaaaaa_title">Boards</h1><img>
<section class="bbbbbb_reviews" data-later><br><p class="cccccc_text"></p></section><a class="r-button"></a></body>`;

const sheetOf = (css: string, page = PAGE) =>
  firstSheet({ shared: [postcss.parse(css)], own: [], pages: [page], seenAnywhere: seenIn([page]) });

test('it has the rules of what is shown first, with all of its module, and none of what comes later', () => {
  const css =
    sheetOf(`h1{margin:0}.aaaaaa_title{top:0}.aaaaaa_other{top:1px}.bbbbbb_reviews{top:2px}.cccccc_text{top:3px}
.r-button{top:4px}.r-badge{top:5px}`);
  for (const kept of ['h1{', 'aaaaaa_title', 'aaaaaa_other', 'r-button']) expect(css).toContain(kept);
  for (const left of ['bbbbbb_reviews', 'cccccc_text', 'r-badge']) expect(css).not.toContain(left);
});

test('of alternatives one is enough, and what must not be there need not be seen', () => {
  const css = sheetOf(
    ':where(html,.chakra-theme){top:0}:is(.r-none,.r-never){top:1px}.r-button:not(.r-none:hover){top:2px}',
  );
  expect(css).toContain(':where(html,.chakra-theme)');
  expect(css).toContain('.r-button:not(.r-none:hover)');
  expect(css).not.toContain(':is(.r-none');
});

test('variables go that nothing kept uses, those with dots in their names and used by others stay', () => {
  const css = sheetOf(
    String.raw`:root,.light{--a:1px;--b\.5:var(--a);--c:2px;--d:var(--c)}.r-button{top:var(--b\.5)}`,
  );
  expect(css).toContain(String.raw`:root,.light{--a:1px;--b\.5:var(--a)}`);
  expect(css).not.toContain('--c');
});

test('colour modes stay, paper does not, and a font is found from the new place', () => {
  const css = sheetOf(
    `.dark{top:0}@media print{h1{top:1px}}@font-face{font-family:A;src:url(../media/a.woff2)}`,
  );
  expect(css).toContain('.dark{');
  expect(css).not.toContain('print');
  expect(css).toContain('url(../../media/a.woff2)');
});

test('a page of which none was built has all rules of its own sheets, and of the others what other pages have', () => {
  const [shared, own] = ['.r-button{top:0}.r-badge{top:1px}', '.dddddd_order{top:2px}'].map((css) => [
    postcss.parse(css),
  ]);
  const css = firstSheet({ shared: shared ?? [], own: own ?? [], pages: [], seenAnywhere: seenIn([PAGE]) });
  expect(css).toContain('.r-button{top:0}.dddddd_order{top:2px}');
  expect(css).not.toContain('r-badge');
});

test('what a later frame brings is named by its elements, or the browser would work out the whole page for it', () => {
  const hides = sheetOf('').match(/[^{}]+(?=\{display:none\})/g);
  expect(hides).toHaveLength(4);
  for (const rule of hides ?? []) expect(rule).not.toMatch(/\*$/);
});
