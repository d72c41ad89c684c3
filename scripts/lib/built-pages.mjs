import fs from 'node:fs';
import path from 'node:path';

/** Of both languages: `en.html`, `ar/products/olive-branch.html`. */
const BUILT = /^(?:en|ar)(\/.+)?\.html$/;

/** The texts of the pages that a build made, by route (`/products/[slug]`). */
export function builtPages(distDir, routes) {
  const folder = path.join(distDir, 'server/pages');
  const pages = {};
  for (const name of fs.readdirSync(folder, { recursive: true })) {
    const found = BUILT.exec(name.split(path.sep).join('/'));
    const route = found && routeOf(found[1] ?? '/', routes);
    if (route) (pages[route] ??= []).push(fs.readFileSync(path.join(folder, name), 'utf8'));
  }
  return pages;
}

/** An address that is a route itself is none of a pattern's. */
const routeOf = (address, routes) =>
  routes.includes(address) ? address : routes.find((route) => patternOf(route).test(address));

const patternOf = (route) => new RegExp(`^${route.replace(/\[[^\]]+\]/g, '[^/]+')}$`);
