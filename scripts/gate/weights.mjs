import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { ROOT } from '../lib/root.mjs';

const KIB = 1024;

const json = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
const gzippedKib = (file) => zlib.gzipSync(fs.readFileSync(file), { level: 6 }).length / KIB;

/** As the route table names the page: without the segment of the site. */
const shownPath = (page) => page.replace(/^\/s\/\[site\]/, '') || '/';

/** First-load script by page (KiB gzip): the files that the build's manifest lists for the page and for `/_app`. */
function firstLoadKib(distDir) {
  const { pages, lowPriorityFiles } = json(path.join(distDir, 'build-manifest.json'));
  const always = [...pages['/_app'], ...lowPriorityFiles];
  const weigh = (own) =>
    [...new Set([...always, ...own])]
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + gzippedKib(path.join(distDir, file)), 0);
  return Object.fromEntries(Object.entries(pages).map(([page, own]) => [shownPath(page), weigh(own)]));
}

/**
 * Compares each page of a build with its budget. `bench/budgets.json` has one for the storefront, one for the admin, and
 * exceptions.
 */
export function checkWeights(distDir) {
  const { storefront, admin, exceptions } = json(path.join(ROOT, 'bench/budgets.json')).firstLoadKiB;
  const rows = Object.entries(firstLoadKib(distDir)).map(([page, weight]) => {
    const budget = exceptions[page] ?? (page.startsWith('/admin') ? admin : storefront);
    return { page, weight, budget, isWithin: weight <= budget };
  });
  for (const { page, weight, budget, isWithin } of rows)
    console.log(`${isWithin ? '  ' : '✗ '}${page.padEnd(44)} ${weight.toFixed(1)} KiB of ${budget}`);
  const failures = rows
    .filter(({ isWithin }) => !isWithin)
    .map(({ page, weight, budget }) => `${page}: ${weight.toFixed(1)} KiB of ${budget}`);
  return { passed: rows.length - failures.length, failed: failures.length, failures };
}
