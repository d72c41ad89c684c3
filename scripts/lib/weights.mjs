import fs from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import zlib from 'node:zlib';
import { withoutEagerModules } from './eager-chunks.mjs';
import { ROOT } from './local-env.mjs';

const BUDGETS = path.join(ROOT, 'bench/budgets.json');
/** How the weight of a page was made up when its budget was last kept: bytes (gzip) by module. */
const MODULES = path.join(ROOT, 'bench/modules.json');
const KIB = 1024;
/** Every so many characters a chunk is asked which module they came from. */
const SAMPLE = 16;
const WORTH_NAMING_BYTES = 100;

const json = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
/** Without the line that names the source map, which a deployed build does not have. */
const scriptOf = (file) => fs.readFileSync(file, 'utf8').replace(/\n+\/\/# sourceMappingURL=.*\s*$/, '');
const gzipped = (text) => zlib.gzipSync(text, { level: 6 }).length;

/** The scripts that the served pages of a build name, by page: `/_app`'s, the page's own, early presses' and Next's manifests. */
export function firstLoadFiles(distDir) {
  const { pages, lowPriorityFiles, rootMainFiles = [] } = json(path.join(distDir, 'build-manifest.json'));
  const buildId = fs.readFileSync(path.join(distDir, 'BUILD_ID'), 'utf8');
  const earlyPresses = `static/${buildId}/early-presses.js`;
  const always = [...rootMainFiles, ...pages['/_app'], earlyPresses, ...lowPriorityFiles];
  return Object.fromEntries(
    Object.entries(pages).map(([page, own]) => [
      page,
      [...new Set([...always, ...own])].filter((file) => file.endsWith('.js')),
    ]),
  );
}

/** Bytes (gzip) of first-load script by page. */
export function firstLoadBytes(distDir) {
  const sizes = new Map();
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipped(scriptOf(path.join(distDir, file))));
    return sizes.get(file);
  };
  const total = (files) => files.reduce((sum, file) => sum + sizeOf(file), 0);
  return Object.fromEntries(
    Object.entries(firstLoadFiles(distDir)).map(([page, files]) => [page, total(files)]),
  );
}

/** Bytes (gzip) by module, of a build with source maps; what has no map counts under its file's name. */
export function moduleBytes(distDir, files) {
  const bytes = {};
  const count = (name, amount) => (bytes[name] = (bytes[name] ?? 0) + amount);
  for (const file of files) {
    const script = scriptOf(path.join(distDir, file));
    const weight = gzipped(script);
    const map = sourceMapOf(path.join(distDir, file));
    if (!map) {
      count(path.basename(file), weight);
      continue;
    }
    const built = withoutEagerModules(script);
    const lines = built.split('\n');
    const share = (weight * SAMPLE) / built.length;
    for (const [line, text] of lines.entries())
      for (let column = 0; column < text.length; column += SAMPLE)
        count(nameOf(map.findEntry(line, column).originalSource), share);
  }
  return bytes;
}

function sourceMapOf(file) {
  const [, name] = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(fs.readFileSync(file, 'utf8')) ?? [];
  return name ? new SourceMap(json(path.join(path.dirname(file), decodeURIComponent(name)))) : null;
}

const nameOf = (source) => (source ?? 'glue').replace(/^turbopack:\/{3}(?:\[project\]\/)?/, '');

/** Holds each page of a build to its budget; prints what grew on those that are over it. */
export function checkWeights(distDir) {
  const { firstLoadKiB } = json(BUDGETS);
  const weights = firstLoadBytes(distDir);
  const files = firstLoadFiles(distDir);
  let failed = 0;
  for (const [page, budget] of Object.entries(firstLoadKiB)) {
    const weight = weights[page];
    const isKept = weight !== undefined && weight <= budget * KIB;
    const shown = weight === undefined ? 'is not in the build' : `${(weight / KIB).toFixed(1)} KiB`;
    console.log(`${isKept ? '  ' : '✗ '}${page.padEnd(40)} ${shown} of ${budget}`);
    if (isKept) continue;
    failed += 1;
    if (weight !== undefined) for (const line of whatGrew(distDir, files[page])) console.log(`      ${line}`);
  }
  return { passed: Object.keys(firstLoadKiB).length - failed, failed };
}

function whatGrew(distDir, files) {
  const before = fs.existsSync(MODULES) ? json(MODULES) : {};
  return Object.entries(moduleBytes(distDir, files))
    .map(([name, bytes]) => ({ name, bytes, grown: bytes - (before[name] ?? 0) }))
    .filter(({ grown }) => grown >= WORTH_NAMING_BYTES)
    .toSorted((one, other) => other.grown - one.grown)
    .slice(0, 20)
    .map(({ name, bytes, grown }) => `+${Math.round(grown)} bytes: ${name} (now ${Math.round(bytes)})`);
}

/** Keeps the make-up of the pages that have a budget as what the next growth is compared with. */
export function keepModules(distDir) {
  const files = firstLoadFiles(distDir);
  const budgeted = Object.keys(json(BUDGETS).firstLoadKiB).flatMap((page) => files[page] ?? []);
  const known = Object.entries(moduleBytes(distDir, new Set(budgeted)))
    .filter(([, bytes]) => bytes >= WORTH_NAMING_BYTES)
    .map(([name, bytes]) => [name, Math.round(bytes)])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  fs.writeFileSync(MODULES, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`);
}
