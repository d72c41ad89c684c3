/**
 * Reads what Next's build writes into pages and scripts, only here (docs/developers.md): a page names its build and files, a
 * script names the files it may import later. tests/e2e/faults/offline.spec.ts fails if Next changes the format.
 */

const FILE = /\/_next\/static\/[\w./~%()-]+\.(?:js|css|woff2)/g;
const LATER = /"(static\/(?:chunks|css)\/[\w./~()-]+\.(?:js|css))"/g;
const MANIFEST = /\/_\w+Manifest\.js$/;
/** A shell's address has no other parameter than its site. */
const SITE = /"query":\{"site":"([^"]+)"\}/;
const BUILD = /"buildId":"([^"]+)"/;

/** The build of a page; null if Next did not render it. */
export const buildOf = (html: string): string | null => BUILD.exec(html)?.[1] ?? null;

/** The site in the inner path of a shell; null for other pages. */
export const siteOf = (html: string): string | null => SITE.exec(html)?.[1] ?? null;

/** The files that a page needs. */
export const filesOfPage = (html: string): string[] => [...new Set(html.match(FILE))];

/** The files that a script may load when they are needed. The manifests of all pages, used for links, are left out. */
export const filesOfScript = (file: string, script: string): string[] =>
  MANIFEST.test(file) ? [] : [...new Set([...script.matchAll(LATER)].map(([, later]) => `/_next/${later}`))];
