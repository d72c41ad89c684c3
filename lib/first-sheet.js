/**
 * The style sheet of what a page shows first, below a build's `static` folder: `scripts/lib/first-sheets.mjs` writes it when
 * the pages are built, and `pages/_document.tsx` names it in them.
 * @param {string} page as Next names it: `/products/[slug]`
 * @param {string} buildId
 */
const firstSheetOf = (page, buildId) => `${buildId}/first/${page.match(/[\w-]+/g)?.join('.') ?? 'home'}.css`;

module.exports = { firstSheetOf };
