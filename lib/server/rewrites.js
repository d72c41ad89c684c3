const { STAY, STAYING } = require('../domain/routes/staying');

/** The site of a build for one store, which answers on any host. */
const ONE_STORE = '-';

const host = (value) => [{ type: 'host', value }];

/** Leads the paths of a site to its pages below `inner`; `rule` narrows it to hosts. */
const below = (inner, rule = {}) => [
  { source: '/:path((?!api/|s/|platform(?:/|$)).*)', ...rule, destination: `${inner}/:path` },
  { source: '/', ...rule, destination: inner },
];

/**
 * Where the pages of a site are: `/cart` on `demo.example` is the page `/s/[site]/cart` with `site` = `demo.example`, so that
 * static pages are cached by host. After `public` and Next's own files; API routes read the host themselves. The browser's
 * router applies the same rules. A build for one store has one site, so no host that somebody invents is cached; one with a
 * `platformHost` has one per host, and the platform's own pages on that one; a host's pages that stay there are another site.
 */
function rewrites(platformHost) {
  if (!platformHost) return { afterFiles: below(`/s/${ONE_STORE}`) };
  const own = platformHost.replaceAll('.', '\\.');
  return {
    afterFiles: [
      ...below('/platform', { has: host(`(?:www\\.)?${own}`) }),
      ...below(`/s/:site${STAYING}`, {
        has: [...host('(?<site>[a-z0-9.-]+)'), { type: 'query', key: STAY }],
      }),
      ...below('/s/:site', { has: host('(?<site>[a-z0-9.-]+)') }),
    ],
  };
}

module.exports = { ONE_STORE, rewrites };
