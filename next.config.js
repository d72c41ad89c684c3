const path = require('node:path');
const { i18n } = require('./next-i18next.config');
const pictureSizes = require('./lib/domain/pictures/sizes.json');
const { INLINE_SCRIPTS } = require('./lib/inline-scripts');
const { rewrites } = require('./lib/server/rewrites');
const { ampersandRedirects, cacheHeaders, narrowedListHeaders } = require('./lib/server/route-headers');
const {
  MEASUREMENT_FRAME,
  NO_PAGE,
  STUDIO_WORKER,
  securityHeaders,
} = require('./lib/server/security-headers');

const MIB = 1024 * 1024;

const storageEmulator = process.env.NEXT_PUBLIC_FIREBASE_STORAGE_EMULATOR_HOST;
const [storageHost, storagePort] = (storageEmulator ?? '').split(':');
/** What is public of the shop's bucket; an object's path is one segment of the address. `proxy.ts` is stricter still. */
const PUBLISHED = ['stores', 'users'].map((folder) => ({
  ...(storageEmulator
    ? { protocol: 'http', hostname: storageHost, port: storagePort }
    : { protocol: 'https', hostname: 'firebasestorage.googleapis.com', port: '' }),
  pathname: `/v0/b/${process.env.NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET}/o/${folder}%2F*`,
  search: '?alt=media',
}));

const isDevelopment = process.env.NODE_ENV === 'development';

const SECURITY_HEADERS = securityHeaders({
  projectId: process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID,
  bucket: process.env.NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET,
  authDomain: process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN,
  appCheckKey: process.env.NEXT_PUBLIC_APP_CHECK_KEY,
  subscriptionOrigin: process.env.NEXT_PUBLIC_SUBSCRIPTION_ORIGIN,
  inlineScripts: INLINE_SCRIPTS,
  isDevelopment,
  emulators: {
    firestore: process.env.NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST,
    auth: process.env.NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_HOST,
    storage: storageEmulator,
    functions: process.env.NEXT_PUBLIC_FUNCTIONS_EMULATOR_HOST,
    stripe: process.env.NEXT_PUBLIC_STRIPE_HOST,
    push: process.env.NEXT_PUBLIC_PUSH_HOST,
  },
});

/** @type {import('next').NextConfig} */
module.exports = {
  i18n,
  distDir: process.env.NEXT_DIST_DIR ?? '.next/local',
  // A server that runs without this folder; scripts/build/standalone.mjs. `next start` would not serve it.
  output: process.env.NEXT_STANDALONE === '1' ? 'standalone' : undefined,
  reactStrictMode: true,
  poweredByHeader: false,
  // What `next dev` tells its badge comes before the router is there: an error on the console.
  devIndicators: false,
  // Bundled from lib/server/page-cache (scripts/build/parts.mjs); docs/decisions/002.
  cacheHandler: path.resolve('.build/page-cache/handler.js'),
  cacheMaxMemorySize: 0,
  // So that the proxy sees whether an inner path is a page's or its data's.
  skipProxyUrlNormalize: true,
  // The gate runs tsc over everything once; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  // HarfBuzz reads its WebAssembly beside its script.
  serverExternalPackages: ['firebase-admin', 'harfbuzzjs'],
  experimental: {
    clientRouterFilter: false,
    // Pixels of a picture that is drawn anew for a page: four times the largest that the shop keeps, so no small file unfolds.
    imgOptMaxInputPixels: 4 * 2048 * 2048,
    // With a shared one Next writes an inline script into each page, whose hash no header could name; docs/decisions/067.
    turbopackSharedRuntime: false,
  },
  images: {
    deviceSizes: pictureSizes.device,
    imageSizes: pictureSizes.image,
    qualities: [pictureSizes.quality],
    remotePatterns: PUBLISHED,
    localPatterns: [],
    // No published picture moves, and the largest that the shop keeps is smaller than this.
    maximumRedirects: 0,
    maximumResponseBody: 20 * MIB,
    // The least recently shown are deleted beyond it. Where the disk is memory, as on Cloud Run, apphosting.yaml and the
    // Dockerfile set less; all of 2,000 boards at every width of every page take less than 2048.
    maximumDiskCacheSize: (Number(process.env.PICTURE_CACHE_MIB) || 2048) * MIB,
    dangerouslyAllowSVG: false,
    // Next refuses pictures from loopback addresses unless told; only the local Firebase lives there.
    dangerouslyAllowLocalIP: Boolean(storageEmulator),
    // A picture's path is never used for another one.
    minimumCacheTTL: 31_536_000,
  },
  rewrites: async () => rewrites(process.env.NEXT_PUBLIC_PLATFORM_HOST),
  redirects: async () => [
    { source: '/admin', destination: '/admin/dashboard', permanent: false },
    ...ampersandRedirects(),
  ],
  headers: async () => [
    { source: '/:path*', locale: false, headers: SECURITY_HEADERS },
    // Next looks for an API route and for a file of `public` under a language, for its own files under none.
    ...[{ source: '/_next/:path*', locale: false }, { source: '/api/:path*' }].map((rule) => ({
      ...rule,
      headers: [{ key: 'Content-Security-Policy', value: NO_PAGE }],
    })),
    { source: '/studio/:path*', headers: [{ key: 'Content-Security-Policy', value: STUDIO_WORKER }] },
    {
      source: '/measurement/:path*',
      headers: [{ key: 'Content-Security-Policy', value: MEASUREMENT_FRAME }],
    },
    // `next dev` sends its own, without which it shows what was there before.
    ...(isDevelopment ? [] : cacheHeaders()),
    ...narrowedListHeaders(),
  ],
  outputFileTracingIncludes: {
    '/*': ['./next-i18next.config.js', './locales/**/*', './public/favicon.svg'],
    '/s/[site]/social/[product]/[file]': [
      './node_modules/harfbuzzjs/**/*',
      './public/studio/faces/{modern,plex}*',
    ],
  },
};
