import fs from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import postcss from 'postcss';
import { firstSheetOf } from '../../lib/first-sheet.js';

const LOCALES = ['en', 'ar'];
/** Set by scripts of the head before anything is painted, or by a press. */
const CLASSES_OF_SCRIPTS = ['light', 'dark'];
/** Turbopack's name of a class of a CSS module: six signs for the module, then the class. */
const MODULE = /^[\w-]{6}_/;

/** Until the whole sheets are there, what stands below the first screen keeps its place and costs nothing. */
const LATER = `@media (scripting:enabled){html:not([data-styled]) [data-later]{content-visibility:hidden;contain-intrinsic-block-size:100vh}}`;

/**
 * Writes for each page of the shop the sheet of what it shows first: the rules of its style sheets for what stands in the
 * built pages outside of `data-later`, and the variables that those use. A page of which none was built gets all rules.
 * The document (`pages/_document.tsx`) names it; the whole sheets follow after the first paint.
 */
export function writeFirstSheets(distDir) {
  const { pages } = json(path.join(distDir, 'build-manifest.json'));
  const buildId = fs.readFileSync(path.join(distDir, 'BUILD_ID'), 'utf8');
  const built = builtPages(path.join(distDir, 'server/pages'), Object.keys(pages));
  const sheets = new Map();
  const sheetOf = (file) => {
    if (!sheets.has(file)) sheets.set(file, postcss.parse(fs.readFileSync(path.join(distDir, file), 'utf8')));
    return sheets.get(file);
  };
  for (const [page, own] of Object.entries(pages)) {
    if (page === '/_app' || page.startsWith('/admin') || page.startsWith('/api')) continue;
    const files = [...new Set([...pages['/_app'], ...own])].filter((file) => file.endsWith('.css'));
    const sheet = firstSheet(files.map(sheetOf), (built[page] ?? []).map(read));
    const file = path.join(distDir, 'static', firstSheetOf(page, buildId));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, sheet);
  }
}

const json = (file) => JSON.parse(read(file));
const read = (file) => fs.readFileSync(file, 'utf8');

/** The files of built pages by route; an address that is a route itself is none of a pattern's. */
function builtPages(folder, routes) {
  const files = {};
  for (const locale of LOCALES) {
    const names = fs.existsSync(path.join(folder, locale))
      ? fs.readdirSync(path.join(folder, locale), { recursive: true })
      : [];
    const pages = [`${locale}.html`, ...names.map((name) => path.join(locale, name))];
    for (const name of pages.filter((one) => one.endsWith('.html'))) {
      const file = path.join(folder, name);
      const address = `/${name.slice(locale.length + 1, -'.html'.length)}`.replace('/html', '/');
      const route =
        name === `${locale}.html`
          ? '/'
          : (routes.find((one) => one === address) ?? routes.find((one) => patternOf(one).test(address)));
      if (route && fs.existsSync(file)) (files[route] ??= []).push(file);
    }
  }
  return files;
}

const patternOf = (route) => new RegExp(`^${route.replace(/\[[^\]]+\]/g, '[^/]+')}$`);

/**
 * @param {readonly postcss.Root[]} sheets
 * @param {readonly string[]} pages the HTML of pages that were built; none: all rules are taken
 */
export function firstSheet(sheets, pages) {
  const seen = pages.length ? seenIn(pages) : null;
  const kept = sheets.map((sheet) => pruned(sheet.clone(), seen));
  keepUsed(kept, pages.join(''));
  return (
    kept
      .map((sheet) => sheet.toString())
      .join('')
      .replaceAll('url(../media/', 'url(../../media/')
      .replaceAll('url("../media/', 'url("../../media/') + LATER
  );
}

/** Classes and modules of what stands outside of `data-later`. */
function seenIn(pages) {
  const classes = new Set(CLASSES_OF_SCRIPTS);
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

function pruned(sheet, seen) {
  sheet.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove();
  });
  sheet.walkComments((comment) => comment.remove());
  sheet.walkRules((rule) => {
    if (rule.parent.type === 'atrule' && rule.parent.name.endsWith('keyframes')) return;
    const selectors = seen ? rule.selectors.filter((selector) => mayMatch(selector, seen)) : rule.selectors;
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

/** Takes out variables, keyframes and groups of rules that nothing kept needs; `inline` are the pages, with styles of their own. */
function keepUsed(sheets, inline) {
  const variables = /var\((--(?:[\w-]|\\.)+)/g;
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
