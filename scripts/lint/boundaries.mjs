/**
 * Rules for who may import whom (STYLE.md 3 to 6): folder zones for our own code, package lists for other packages.
 * tests/boundaries proves that every entry refuses something.
 */
const APP = ['./components', './context', './pages'];
const OTHER_PROGRAMS = ['./functions', './emulator', './scripts'];
const PAGES_PARTS = ['./components/storefront', './components/admin', './components/platform'];
const BESIDE_PAGES = ['./components/document', './components/motion'];
const LIB_BUT_DOMAIN = { from: './lib', except: ['./domain'] };
const LIB_OF_SERVERS = { from: './lib', except: ['./domain', './observability'] };
const NOT_EACH_OTHER =
  'Storefront, admin and platform never import each other; share through components/ui or lib.';
const EACH_ALONE = 'components/overlays, document and motion import none of each other.';

const zone = (targets, sources, message) =>
  targets.flatMap((target) =>
    sources.map((source) => ({
      target,
      message,
      ...(typeof source === 'string' ? { from: source } : source),
    })),
  );

export const zones = [
  ...zone(
    ['./lib/domain'],
    [LIB_BUT_DOMAIN, './theme', ...APP, ...OTHER_PROGRAMS],
    'lib/domain imports only itself.',
  ),
  ...zone(
    ['./lib/firestore', './lib/functions', './lib/server'],
    ['./lib/hooks', './theme', ...APP, ...OTHER_PROGRAMS],
    'Data access imports lib/domain, lib/firebase and the settings.',
  ),
  ...zone(
    ['./lib/firebase', './lib/i18n', './lib/payment', './lib/telemetry', './lib/browser', './lib/pictures'],
    [
      './lib/firestore',
      './lib/functions',
      './lib/server',
      './lib/hooks',
      './theme',
      ...APP,
      ...OTHER_PROGRAMS,
    ],
    'These import lib/domain and the settings alone.',
  ),
  ...zone(
    ['./lib/observability'],
    [LIB_OF_SERVERS, './theme', ...APP, ...OTHER_PROGRAMS],
    'lib/observability imports lib/domain alone.',
  ),
  ...zone(
    ['./lib/hooks', './lib/firestore', './lib/functions', './lib/firebase', './context', './components'],
    ['./lib/observability'],
    'Browsers count nothing: metrics belong to lib/server and functions.',
  ),
  ...zone(
    ['./lib/hooks'],
    ['./lib/server', ...APP, ...OTHER_PROGRAMS],
    'Hooks import lib/domain, lib/firestore and lib/functions.',
  ),
  ...zone(['./lib/firestore', './lib/functions'], ['./lib/server'], 'Browsers hold no Admin SDK.'),
  ...zone(
    ['./lib/server'],
    ['./lib/firebase', './lib/firestore', './lib/functions'],
    'lib/server reads with the Admin SDK, not with that of browsers.',
  ),
  ...zone(
    ['./context'],
    ['./lib/server', ...PAGES_PARTS, ...BESIDE_PAGES, './pages', ...OTHER_PROGRAMS],
    'Contexts import lib except lib/server, components/ui and components/overlays.',
  ),
  ...zone(
    ['./components'],
    ['./lib/server', './pages', ...OTHER_PROGRAMS],
    'Components import context, theme and lib except lib/server.',
  ),
  ...zone(
    ['./components/ui'],
    ['./context', LIB_BUT_DOMAIN, ...PAGES_PARTS, ...BESIDE_PAGES, './components/overlays'],
    'components/ui is presentational: theme and lib/domain only.',
  ),
  ...zone(['./components/storefront'], ['./components/admin', './components/platform'], NOT_EACH_OTHER),
  ...zone(['./components/admin'], ['./components/storefront', './components/platform'], NOT_EACH_OTHER),
  ...zone(
    ['./components/platform'],
    ['./context', './components/admin', './components/storefront', './components/motion'],
    'The platform’s pages have no store: components/{ui,overlays,document} and lib alone.',
  ),
  ...zone(
    ['./components/overlays', './components/document', './components/motion'],
    PAGES_PARTS,
    'What every page may load knows none of them: context, theme, components/ui and lib alone.',
  ),
  ...zone(['./components/overlays'], BESIDE_PAGES, EACH_ALONE),
  ...zone(['./components/document'], ['./components/overlays', './components/motion'], EACH_ALONE),
  ...zone(['./components/motion'], ['./components/overlays', './components/document'], EACH_ALONE),
  ...zone(
    ['./functions'],
    [LIB_OF_SERVERS, './theme', ...APP, './emulator', './scripts'],
    'Functions import lib/domain and lib/observability alone.',
  ),
  ...zone(
    ['./emulator'],
    ['./lib', './theme', ...APP, './functions', './scripts'],
    'The emulator knows nothing of the application.',
  ),
  ...zone(['./pages'], OTHER_PROGRAMS, 'Only scripts and tests know the local Firebase.'),
  ...zone(['./theme'], [LIB_BUT_DOMAIN, ...APP, ...OTHER_PROGRAMS], 'theme imports lib/domain alone.'),
];

const CHAKRA = {
  regex: '^(@chakra-ui|@emotion)/',
  allowTypeImports: true,
  message: 'Chakra and emotion stay in the admin and in overlays (THEME.md).',
};
const OVERLAYS = {
  regex: '^@/components/overlays/(?!notify$|copy-text$|use-action$|use-lazy-overlay$)',
  allowTypeImports: true,
  message: 'Overlays load on intent: import() them.',
};
const BROWSER_FIREBASE = {
  regex: '^firebase(/|$)',
  allowTypeImports: true,
  message: 'Browser Firebase packages are imported under lib alone.',
};
const SERVER_FIREBASE = {
  regex: '^(firebase-admin|firebase-functions|stripe)(/|$)',
  message: 'firebase-admin and stripe belong to lib/server and functions.',
};
const UI_LIBRARIES = {
  regex: '^(react|react-dom|next|next-i18next|@chakra-ui|firebase)(/|$)',
  message: 'lib/domain is pure TypeScript.',
};
const ROUTE_TABLE = {
  regex: '^@/lib/domain/routes/(routes|pages-where|paths-showing)$',
  allowTypeImports: true,
  message: 'Browsers do without the route table: link with lib/paths, lib/admin-paths or pathTo.',
};
const PARENTS = { regex: '^\\.\\./', message: 'Import across folders by @/.' };

/** ESLint keeps only the last setting of a rule per file, so each folder lists all its patterns at once. */
const refuse = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

const STOREFRONT = [
  'components/{document,ui,storefront,platform}/**/*.{ts,tsx}',
  'context/**/*.{ts,tsx}',
  'pages/**/*.{ts,tsx}',
];
const CHAKRA_HOMES = [
  'components/{admin,overlays}/**/*.{ts,tsx}',
  'pages/s/*/admin/**/*.tsx',
  'pages/_document.tsx',
];

export const restrictedImports = [
  refuse(
    ['lib/**/*.{ts,tsx}'],
    [CHAKRA, SERVER_FIREBASE, ROUTE_TABLE, PARENTS],
    ['lib/domain/**', 'lib/server/**'],
  ),
  refuse(['lib/domain/**/*.ts'], [UI_LIBRARIES, SERVER_FIREBASE, PARENTS]),
  refuse(['lib/server/**/*.ts'], [CHAKRA, BROWSER_FIREBASE, PARENTS]),
  refuse(
    STOREFRONT,
    [CHAKRA, OVERLAYS, BROWSER_FIREBASE, SERVER_FIREBASE, ROUTE_TABLE, PARENTS],
    CHAKRA_HOMES,
  ),
  refuse(CHAKRA_HOMES, [BROWSER_FIREBASE, SERVER_FIREBASE, ROUTE_TABLE, PARENTS]),
  refuse(['functions/**/*.ts'], [CHAKRA, BROWSER_FIREBASE, PARENTS], ['**/*.test.ts']),
];
