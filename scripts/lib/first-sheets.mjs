import fs from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import postcss from 'postcss';
import { firstSheetOf } from '../../lib/first-sheet.js';
import { builtPages } from './built-pages.mjs';

/** On the root: what the server writes there, and what the head's script or a press puts in its place. */
const CLASSES_OF_ROOT = ['light', 'dark'];
/** Turbopack's name of a class of a CSS module: six signs for the module, then the class. */
const MODULE = /^[\w-]{6}_/;

/**
 * What the rules below hide in `data-later` and in each kind of `data-second`, by its elements and not as `> *`: when the root loses
 * the attribute that a rule asks for, Chromium works out anew every element that the rule's last part may mean, and that would be
 * the whole page. See docs/decisions/044.
 */
const HIDDEN = {
  later: ['div', 'h2', 'nav', 'p', 'ul'],
  fixed: ['a', 'div', 'li'],
  all: ['div', 'h1', 'section'],
  rest: ['li'],
};
const hidden = (kind) => `:is(${HIDDEN[kind].join()})`;

/**
 * Until the whole sheets are there, what stands below the first screen keeps its room and costs nothing. It has no boxes at
 * all: those of hidden content are made nevertheless where a browser looks for forms to fill in, once the document is read.
 */
const LATER =
  'html:not([data-styled]) [data-later]{min-block-size:100vh}' +
  `html:not([data-styled]) [data-later]>${hidden('later')}{display:none}`;

/**
 * What stands above, beside or below a page's first picture is drawn one or two frames after it (`components/ui/first-frame-script`).
 * The room of what stands above it, as the header, is its own (`fixed`), and that comes first. On a small screen there is more of
 * it (`narrow`, on the element itself). All type is of regular weight in the first frame: a heavier face is asked for when it is
 * first used, and until it is there a browser looks for a font of the system in its place.
 */
const SECOND =
  `html[data-first]{*{font-weight:400!important}[data-second=fixed]>${hidden('fixed')}{display:none}` +
  '@media (width<62em){[data-second=narrow]{display:none}}}' +
  'html[data-early]{[data-second=all],[data-second=rest]{min-block-size:100vh}' +
  `[data-second=all]>${hidden('all')},[data-second=rest]>${hidden('rest')}+${hidden('rest')}{display:none}}`;

const FRAMES = `@media (scripting:enabled){${LATER}${SECOND}}`;

/**
 * Writes for each page of the shop the sheet of what it shows first: the rules of its style sheets for what stands in the
 * built pages outside of `data-later`, and the variables that those use. The document (`pages/_document.tsx`) names it; the
 * whole sheets follow after the first paint.
 */
export function writeFirstSheets(distDir) {
  const { pages: routes } = JSON.parse(fs.readFileSync(path.join(distDir, 'build-manifest.json'), 'utf8'));
  const buildId = fs.readFileSync(path.join(distDir, 'BUILD_ID'), 'utf8');
  const built = builtPages(distDir, Object.keys(routes));
  const sheets = new Map();
  const sheetsOf = (files) =>
    files
      .filter((file) => file.endsWith('.css'))
      .map((file) => {
        if (!sheets.has(file))
          sheets.set(file, postcss.parse(fs.readFileSync(path.join(distDir, file), 'utf8')));
        return sheets.get(file);
      });
  const shared = sheetsOf(routes['/_app']);
  const seenAnywhere = seenIn(Object.values(built).flat());
  for (const [page, files] of Object.entries(routes)) {
    if (page === '/_app' || page.startsWith('/admin')) continue;
    const own = sheetsOf(files).filter((sheet) => !shared.includes(sheet));
    const file = path.join(distDir, 'static', firstSheetOf(page, buildId));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, firstSheet({ shared, own, pages: built[page] ?? [], seenAnywhere }));
  }
}

/**
 * A page of which none was built, as an order's, gets all rules of its own sheets, and of the shared ones what the other pages
 * have.
 * @param {object} of
 * @param {readonly postcss.Root[]} of.shared the sheets of every page
 * @param {readonly postcss.Root[]} of.own the page's own
 * @param {readonly string[]} of.pages the HTML of those that were built
 * @param {ReadonlySet<string>} of.seenAnywhere what `seenIn` says of all pages that were
 */
export function firstSheet({ shared, own, pages, seenAnywhere }) {
  const seen = pages.length ? seenIn(pages) : seenAnywhere;
  const kept = [
    ...shared.map((sheet) => pruned(sheet, (selector) => mayMatch(selector, seen))),
    ...own.map((sheet) => pruned(sheet, (selector) => pages.length === 0 || mayMatch(selector, seen))),
  ];
  keepUsed(kept, pages.join(''));
  return kept.join('').replaceAll(/url\((["']?)\.\.\/media\//g, 'url($1../../media/') + FRAMES;
}

/** Classes and modules of what stands outside of `data-later`. */
export function seenIn(pages) {
  const classes = new Set(CLASSES_OF_ROOT);
  for (const page of pages) {
    let later = 0;
    const parser = new Parser({
      onopentag(_, attributes) {
        if (later || 'data-later' in attributes) later += 1;
        else
          for (const name of (attributes.class ?? '').split(/\s+/))
            classes.add(name).add(MODULE.exec(name)?.[0]);
      },
      onclosetag() {
        if (later) later -= 1;
      },
    });
    parser.end(page);
  }
  return classes;
}

/** The sheet without what is for paper, and with those rules of which a selector is wanted. */
function pruned(whole, isWanted) {
  const sheet = whole.clone();
  sheet.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove();
  });
  sheet.walkComments((comment) => comment.remove());
  sheet.walkRules((rule) => {
    if (rule.parent.type === 'atrule' && rule.parent.name.endsWith('keyframes')) return;
    const selectors = rule.selectors.filter(isWanted);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  return sheet;
}

/** A pair of brackets that may hold pairs of its own. */
const BRACKETS = String.raw`\(((?:[^()]|\([^()]*\))*)\)`;
const REFUSES = new RegExp(`:not${BRACKETS}`, 'g');
const CHOOSES = new RegExp(`:(?:is|where|has)${BRACKETS}`, 'g');
const CLASS = /\.((?:[\w-]|\\.)+)/g;

/** All classes that an element must have are seen; what it must not have is left aside, and of alternatives one is enough. */
function mayMatch(selector, seen) {
  const must = selector.replace(REFUSES, '');
  const isSeen = (name) => seen.has(name) || (MODULE.test(name) && seen.has(MODULE.exec(name)[0]));
  const areSeen = (text) =>
    !/#[\w-]/.test(text) && [...text.matchAll(CLASS)].every(([, name]) => isSeen(name.replaceAll('\\', '')));
  const choices = [...must.matchAll(CHOOSES)].map(([, alternatives]) => alternatives.split(','));
  return areSeen(must.replace(CHOOSES, '')) && choices.every((alternatives) => alternatives.some(areSeen));
}

const VARIABLE = String.raw`(--(?:[\w-]|\\.)+)`;

/** Takes out variables, keyframes and groups of rules that nothing kept needs; `inline` are the pages, with styles of their own. */
function keepUsed(sheets, inline) {
  const variables = new RegExp(String.raw`var\(${VARIABLE}`, 'g');
  for (let removed = 1; removed > 0;) {
    removed = 0;
    const text = sheets.map(String).join('') + inline;
    const used = new Set([...text.matchAll(variables)].map(([, name]) => name));
    for (const sheet of sheets) {
      sheet.walkDecls(/^--/, (declaration) => {
        if (used.has(declaration.prop)) return;
        declaration.remove();
        removed += 1;
      });
      sheet.walkAtRules((rule) => {
        if (!isIdle(rule, used, text)) return;
        rule.remove();
        removed += 1;
      });
      sheet.walkRules((rule) => {
        if (rule.nodes.length === 0) rule.remove();
      });
    }
  }
}

function isIdle(rule, used, text) {
  if (rule.name.endsWith('keyframes'))
    return !new RegExp(`animation[\\w-]*:[^;}]*${rule.params}\\b`).test(text);
  if (rule.name === 'property') return !used.has(rule.params);
  return rule.nodes?.length === 0;
}
