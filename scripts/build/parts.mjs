import fs from 'node:fs';
import path from 'node:path';
import { bundle, bundleForBrowsers } from './bundle.mjs';
import { forkNext } from '../lib/child.mjs';
import { makeStudio, writeStudioFonts, writeVerses } from './studio.mjs';
import { rebuildIfChanged } from './rebuild-if-changed.mjs';
import { ROOT } from '../lib/root.mjs';

/** Small packages that the functions' bundle contains: yup with its own dependencies, lru-cache, bidi-js, and uqr. */
const BUNDLED = ['yup', 'property-expr', 'tiny-case', 'toposort', 'lru-cache', 'bidi-js', 'uqr'];

const STRIPE_SCRIPTS = ['stripe-js', 'card-frame', 'challenge-done'].map(
  (name) => `emulator/src/stripe/browser/${name}.ts`,
);

const MEASUREMENT_FRAME =
  '<!doctype html><meta name="robots" content="noindex"><title></title><script src="/measurement/frame.js"></script>';

/** Inputs of every bundle. */
const BUILDER = ['scripts/build', 'package-lock.json'];

/** Inputs of the style sheets and fonts in `theme/generated`. */
const THEME_SOURCES = [
  'theme',
  'lib/domain/store/default-colors.ts',
  'scripts/fonts',
  'scripts/build/theme.mjs',
  'scripts/build/bundle.mjs',
  'package-lock.json',
];

/**
 * Everything that runs outside Next. Firebase deploys the functions folder alone, so our own code and small packages go into
 * its bundle.
 */
export const PARTS = {
  functions: {
    output: 'functions/dist',
    inputs: [
      'functions/src',
      'functions/package.json',
      'lib/domain',
      'lib/observability',
      'scripts/fonts',
      'data/quran',
      ...BUILDER,
    ],
    make: async () => {
      await bundle('functions/src/index.ts', 'functions/dist/index.js', { include: BUNDLED });
      await writeStudioFonts('functions/dist/faces');
      await writeVerses('functions/dist');
    },
  },
  emulator: {
    output: 'emulator/dist',
    inputs: ['emulator', ...BUILDER],
    make: () =>
      Promise.all([
        bundle('emulator/src/main.ts', 'emulator/dist/main.js'),
        bundleForBrowsers(STRIPE_SCRIPTS, 'emulator/dist/browser'),
      ]),
  },
  seed: {
    output: '.build/seed',
    inputs: [
      'scripts/seed',
      'scripts/store/hosts',
      'scripts/store/plans',
      'scripts/fonts',
      'functions/src',
      'lib/domain',
      'lib/observability',
      ...BUILDER,
    ],
    make: () => bundle('scripts/seed/main.ts', '.build/seed/main.cjs'),
  },
  store: {
    output: '.build/store',
    inputs: [
      'scripts/store',
      'scripts/deploy/backend-name.mjs',
      'scripts/seed',
      'scripts/fonts',
      'functions/src',
      'lib/domain',
      'lib/observability',
      'scripts/lib',
      'scripts/local/local-env.mjs',
      ...BUILDER,
    ],
    make: () => bundle('scripts/store/main.ts', '.build/store/main.cjs'),
  },
  /** Next's cacheHandler (next.config.js), which Next loads without compiling it. */
  pageCache: {
    output: '.build/page-cache',
    inputs: [
      'lib/server',
      'lib/observability',
      'lib/settle-within.ts',
      'lib/domain',
      'lib/env.ts',
      ...BUILDER,
    ],
    make: () =>
      bundle('lib/server/page-cache/handler.ts', '.build/page-cache/handler.js', {
        // All copies of OpenTelemetry's API share one provider.
        include: ['lru-cache', '@opentelemetry/api'],
      }),
  },
  /** The worker of the board studio with its fonts; docs/decisions/078. */
  studio: {
    output: 'public/studio',
    inputs: ['lib/browser/studio', 'lib/domain', 'scripts/fonts', 'data/quran', ...BUILDER],
    make: () => makeStudio('public/studio'),
  },
  /** The service worker's offline behaviour; docs/decisions/116. */
  offline: {
    output: 'public/offline',
    inputs: [
      'lib/browser/worker',
      'lib/domain',
      'lib/paths.ts',
      'lib/settle-within.ts',
      'locales',
      ...BUILDER,
    ],
    make: () => bundleForBrowsers(['lib/browser/worker/worker.ts'], 'public/offline'),
  },
  /** The frame in which tools that measure visits run; docs/decisions/120. */
  measurement: {
    output: 'public/measurement',
    inputs: ['lib/browser/measurement', 'lib/domain', ...BUILDER],
    make: async () => {
      await bundleForBrowsers(['lib/browser/measurement/frame/frame.ts'], 'public/measurement');
      fs.writeFileSync(path.join(ROOT, 'public/measurement/frame.html'), MEASUREMENT_FRAME);
    },
  },
  theme: {
    output: 'theme/generated',
    inputs: THEME_SOURCES,
    make: async () => (await import('./theme.mjs')).generateTheme(),
  },
};

/** The parts of a site: what Next compiles or loads, and what browsers fetch from `public`. */
export const SITE_PARTS = Object.keys(PARTS).filter(
  (name) => ['theme', 'pageCache'].includes(name) || PARTS[name].output.startsWith('public/'),
);

export async function refreshParts(names = Object.keys(PARTS)) {
  for (const name of names) await rebuildIfChanged(PARTS[name]);
}

const SITE_SOURCES = [
  ...THEME_SOURCES,
  'pages',
  'components',
  'context',
  'lib',
  'locales',
  'public',
  'next.config.js',
  'proxy.ts',
  'instrumentation.ts',
  'next-i18next.config.js',
  'postcss.config.mjs',
  'tsconfig.json',
  'scripts/build/postcss-theme.cjs',
  'scripts/lint/physical-css.cjs',
];

/** Files that Next reads by itself. */
const SETTING_FILES = ['.env', '.env.local', '.env.production', '.env.production.local'];

/**
 * The inputs of a site build, as `refresh` takes them: sources and settings. `env` overrides this process's settings; `extra`
 * adds further inputs.
 */
export const siteMadeFrom = ({ env, extra }) => ({
  inputs: [...SITE_SOURCES, ...SETTING_FILES],
  extra: { env: { ...publicSettings(), ...env }, extra },
});

/** The settings that next.config.js and the pages read during the build. */
const publicSettings = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => name.startsWith('NEXT_PUBLIC_') || name === 'PICTURE_CACHE_MIB',
    ),
  );

/** Builds the site; its pages read Firestore, so one (local or real) must answer. Resolves to whether it built. */
export function refreshSite({ distDir, env, extra }) {
  return rebuildIfChanged({
    output: distDir,
    ...siteMadeFrom({ env, extra }),
    make: () => nextBuild({ ...env, NEXT_DIST_DIR: distDir }),
  });
}

/** The id of a build; servers with the same id share caches. */
export const buildIdOf = (distDir) => fs.readFileSync(path.join(ROOT, distDir, 'BUILD_ID'), 'utf8');

function nextBuild(env) {
  const child = forkNext(['build'], {
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = [];
  child.stdout.on('data', (data) => output.push(data));
  child.stderr.on('data', (data) => output.push(data));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve(undefined);
      else reject(new Error(reasonOf(Buffer.concat(output).toString())));
    });
  });
}

/** Returns our own message about a setting or the store, if that stopped the build; else all of Next's output. */
function reasonOf(output) {
  const [sentence] = /The (?:setting|store) [^\n]+/.exec(output) ?? [];
  return sentence ?? `The site did not build:\n${output}`;
}
