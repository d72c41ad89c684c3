import fs from 'node:fs';
import { createRequire } from 'node:module';

const AXE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const KIB = 1024;
const MOST_NODES = 1_400;
/** A smaller file fits into one packet with or without compression. */
const WORTH_COMPRESSING = 1.4 * KIB;
/** A picture may have this many times the pixels that the screen shows on each side, because its widths come in steps. */
const PICTURE_STEP = 2;
const UNUSED_PRELOAD = /was preloaded using link preload but not used/;

/** Lighthouse checks that fail on any machine like this one and that our code cannot fix. */
export const NOT_OURS = {
  'HTTPS, HTTP/2': 'the host of the site brings them; `next start` on this machine speaks HTTP/1.1',
  'render-blocking stylesheets': "Next's pages link whole sheets; without them the page would move",
  'unused and legacy JavaScript': "React's and Next's own runtime",
  'back/forward cache': 'Chromium refuses pages with an open Firestore listener',
};

/** Runs Lighthouse's checks without Lighthouse: returns the names of those that a loaded page fails, with what failed. */
export async function auditPage(page, { html, files, complaints }) {
  const own = files.filter(({ url }) => new URL(url).origin === new URL(page.url()).origin);
  const found = await page.evaluate(inspect, { pictureStep: PICTURE_STEP });
  await page.evaluate(AXE);
  const axe = await page.evaluate(async () =>
    (await window.axe.run(document)).violations.map(({ id }) => id),
  );
  const checks = {
    'text is compressed': own
      .filter((file) => isText(file) && file.bytes > WORTH_COMPRESSING && !file.headers['content-encoding'])
      .map(({ path }) => path),
    'files with hashed names are kept for a year': own
      .filter(({ path, headers }) => path.startsWith('/_next/static/') && !isImmutable(headers))
      .map(({ path }) => path),
    'pictures are kept by the browser': own
      .filter(({ path, headers }) => path === '/_next/image' && !/max-age=[1-9]/.test(cacheOf(headers)))
      .map(({ url }) => url),
    'preloads are used': complaints.filter((text) => UNUSED_PRELOAD.test(text)),
    'the console is silent': complaints.filter((text) => !UNUSED_PRELOAD.test(text)),
    'no more elements than a phone can lay out': found.nodes > MOST_NODES ? [`${found.nodes}`] : [],
    'doctype, charset, language':
      /^<!DOCTYPE html>/i.test(html) && /<meta charset/i.test(html) && found.lang ? [] : ['head'],
    'title, description, viewport': ['title', 'description', 'viewport'].filter((name) => !found.meta[name]),
    'canonical and other language': ['canonical', 'alternate'].filter((name) => !found.meta[name]),
    'links can be followed': found.deadLinks,
    'links say where they lead': found.vagueLinks,
    'pictures are no larger than shown': found.oversized,
    'pictures keep their place': found.unplaced,
    'the largest picture comes first': found.lateFirst,
    'fonts never hide text': found.hidingFonts,
    'accessibility (axe, tap targets included)': axe,
  };
  return Object.entries(checks).map(([name, failures]) => ({ name, failures }));
}

const isText = ({ kind }) => ['document', 'script', 'stylesheet', 'fetch', 'xhr'].includes(kind);
const cacheOf = (headers) => headers['cache-control'] ?? '';
const isImmutable = (headers) => /max-age=31536000/.test(cacheOf(headers));

/** Runs in the page. */
function inspect({ pictureStep }) {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const has = (selector) => Boolean(document.querySelector(selector));
  const nameOf = (image) => new URL(image.currentSrc).searchParams.get('url') ?? image.currentSrc;
  const shown = all('img').filter(
    (image) => image.complete && image.naturalWidth > 1 && image.clientWidth > 0,
  );
  const pixels = (image) => Math.max(image.clientWidth, image.clientHeight) * devicePixelRatio;
  const largest = shown
    .filter((image) => image.getBoundingClientRect().top < innerHeight)
    .sort((one, other) => other.clientWidth * other.clientHeight - one.clientWidth * one.clientHeight)[0];
  const text = (link) => (link.getAttribute('aria-label') ?? link.textContent ?? '').trim().toLowerCase();
  return {
    nodes: all('*').length,
    lang: document.documentElement.lang,
    meta: {
      title: document.title,
      description: has('meta[name=description][content]'),
      viewport: has('meta[name=viewport]'),
      canonical: has('link[rel=canonical]') || has('meta[name=robots][content*=noindex]'),
      alternate: has('link[rel=alternate][hreflang]') || has('meta[name=robots][content*=noindex]'),
    },
    deadLinks: all('a:not([href])').map(text),
    vagueLinks: all('a')
      .map(text)
      .filter((words) => ['click here', 'here', 'more', 'read more', 'link'].includes(words)),
    // SVGs have no pixels.
    oversized: shown
      .filter(
        (image) =>
          !nameOf(image).includes('.svg') &&
          Math.max(image.naturalWidth, image.naturalHeight) > pixels(image) * pictureStep,
      )
      .map((image) => `${nameOf(image)} ${image.naturalWidth} for ${Math.round(pixels(image))}`),
    unplaced: shown
      .filter((image) => !image.getAttribute('width') && getComputedStyle(image).position !== 'absolute')
      .map(nameOf),
    lateFirst: largest?.loading === 'lazy' ? [nameOf(largest)] : [],
    // System fonts are stand-ins that we declare under our own names.
    hidingFonts: [...document.fonts]
      .filter(({ family }) => !/ (?:Fallback|Stand-in)"?$/.test(family))
      .filter(({ display }) => !['swap', 'optional', 'fallback'].includes(display))
      .map(({ family }) => family),
  };
}
