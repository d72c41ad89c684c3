const { createHash } = require('node:crypto');

/** Browsers report here what the policy refused. */
const REPORTS = '/api/csp-report';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Where App Check asks whether a person sits at the browser. */
const RECAPTCHA = 'https://www.google.com/recaptcha/';

/**
 * Google's services as the browser's SDKs call them, each as narrow as its addresses allow: a path that ends in `/` covers what is
 * below it. `local`: what replaces it on one machine.
 */
const services = ({ projectId, bucket, appCheckKey, emulators }) => [
  ...at(emulators.firestore, 'https://firestore.googleapis.com', [
    '/google.firestore.v1.Firestore/',
    `/v1/projects/${projectId}/databases/`,
  ]),
  ...(emulators.auth
    ? at(emulators.auth, '', [
        '/identitytoolkit.googleapis.com/',
        '/securetoken.googleapis.com/',
        '/emulator/',
      ])
    : [
        'https://identitytoolkit.googleapis.com/v1/',
        'https://identitytoolkit.googleapis.com/v2/',
        'https://securetoken.googleapis.com/v1/token',
      ]),
  // Deleting one's own photo, reading a picture to crop it, and uploads.
  ...at(emulators.storage, 'https://firebasestorage.googleapis.com', [`/v0/b/${bucket}/o/`]),
  ...at(emulators.storage, 'https://storage.googleapis.com', [`/upload/storage/v1/b/${bucket}/o`]),
  ...(emulators.functions
    ? at(emulators.functions, '', [`/${projectId}/us-central1/`])
    : [`https://us-central1-${projectId}.cloudfunctions.net`]),
  ...(emulators.push ? at(emulators.push, '', ['']) : []),
  // Installations and registrations of push messages.
  `https://firebaseinstallations.googleapis.com/v1/projects/${projectId}/`,
  `https://fcmregistrations.googleapis.com/v1/projects/${projectId}/`,
  ...(appCheckKey
    ? [`https://content-firebaseappcheck.googleapis.com/v1/projects/${projectId}/`, RECAPTCHA]
    : []),
];

/** The paths at the emulator, or at Google. The SDKs write a loopback host in either way. */
function at(emulator, origin, paths) {
  const names = emulator && [emulator, emulator.replace(/^127\.0\.0\.1/, 'localhost')];
  const origins = names ? [...new Set(names)].map((name) => `http://${name}`) : [origin];
  return origins.flatMap((one) => paths.map((path) => `${one}${path}`));
}

/** Of films on the store's own pages, which load once they are pressed. */
const FILM_PLAYERS = ['https://www.youtube-nocookie.com/embed/', 'https://player.vimeo.com/video/'];
/** Of sections with a map, which loads once it is asked for. */
const MAP_FRAME = 'https://www.openstreetmap.org/export/embed.html';

/** While developing Next evaluates modules and writes scripts of its own into pages. */
const DEVELOPMENT = ["'unsafe-eval'", "'unsafe-inline'"];

/**
 * Scripts are files of this site, Stripe's, Google's, and the texts in `site.inlineScripts`, each by its hash. A static page cannot
 * hold a nonce, which must be new in each answer. The frame of Google's sign-in is named by path: the host serves scripts that call
 * whatever function an address names.
 */
const scriptSources = ({ emulators, appCheckKey, inlineScripts, isDevelopment }) => [
  "'self'",
  emulators.stripe ? `http://${emulators.stripe}` : 'https://js.stripe.com',
  ...(emulators.auth
    ? []
    : ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/abc-static/_/js/']),
  ...(appCheckKey ? [RECAPTCHA, 'https://www.gstatic.com/recaptcha/'] : []),
  ...(isDevelopment ? DEVELOPMENT : inlineScripts.map(hashOf)),
];

const hashOf = (script) => `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;

/** What a page may load, by directive; `default-src` forbids all else. */
function loadingRules(site) {
  const { stripe, auth } = site.emulators;
  const stripeAt = (...origins) => (stripe ? at(stripe, '', ['']) : origins);
  return {
    'default-src': ["'none'"],
    'script-src': scriptSources(site),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'script-src-attr': ["'none'"],
    'frame-src': [
      "'self'",
      ...FILM_PLAYERS,
      MAP_FRAME,
      ...stripeAt('https://js.stripe.com', 'https://hooks.stripe.com'),
      ...(auth ? at(auth, '', ['']) : [`https://${site.authDomain}`]),
      ...(site.appCheckKey ? [RECAPTCHA, 'https://recaptcha.google.com/recaptcha/'] : []),
    ],
    'connect-src': [
      "'self'",
      'blob:',
      ...services(site),
      ...stripeAt('https://api.stripe.com'),
      ...(site.subscriptionOrigin ? [site.subscriptionOrigin] : []),
    ],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      ...at(site.emulators.storage, 'https://firebasestorage.googleapis.com', [`/v0/b/${site.bucket}/o/`]),
    ],
    // Next writes the sheets of the page that it goes to into the document; docs/decisions/067.
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
  };
}

const policyOf = (rules) =>
  Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** The security headers of every response, as next.config.js wants them. */
function securityHeaders(site) {
  return [
    {
      key: 'Content-Security-Policy',
      value: policyOf({
        ...loadingRules(site),
        // The admin previews the storefront in a frame of its own pages.
        'frame-ancestors': ["'self'"],
        'report-uri': [REPORTS],
        'report-to': ['csp'],
      }),
    },
    { key: 'Reporting-Endpoints', value: `csp="${REPORTS}"` },
    // Browsers heed it over https alone.
    { key: 'Strict-Transport-Security', value: `max-age=${YEAR_IN_SECONDS}` },
    // `next dev` names one of its scripts JSON, which a browser would then refuse.
    ...(site.isDevelopment ? [] : [{ key: 'X-Content-Type-Options', value: 'nosniff' }]),
    { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
    // Addresses hold tokens of orders; other sites learn the origin alone.
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
    {
      key: 'Permissions-Policy',
      value: 'camera=(), microphone=(), geolocation=(self), usb=(), payment=(self "https://js.stripe.com")',
    },
  ];
}

/** Of what is no page: nothing in it may load or run anything, should a browser ever show it as a document. */
const NO_PAGE = policyOf({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** Of the studio's worker and what it loads (docs/decisions/078): it alone may compile WebAssembly, and it fetches from this site alone. */
const STUDIO_WORKER = policyOf({
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/**
 * Of the frame in which tools of others run once a visitor agreed (docs/decisions/120): their scripts and what they send, each by
 * its path where it has one. No page's own policy names them. Google counts at the host of a visitor's region.
 */
const MEASUREMENT_FRAME = policyOf({
  'default-src': ["'none'"],
  'script-src': [
    "'self'",
    'https://www.googletagmanager.com/gtag/js',
    'https://connect.facebook.net/en_US/fbevents.js',
    'https://connect.facebook.net/signals/',
    'https://analytics.tiktok.com/i18n/pixel/',
  ],
  'connect-src': [
    'https://www.google-analytics.com/g/collect',
    'https://*.google-analytics.com/g/collect',
    'https://analytics.google.com/g/collect',
    'https://*.analytics.google.com/g/collect',
    'https://www.facebook.com/tr/',
    'https://connect.facebook.net/signals/',
    'https://analytics.tiktok.com/api/v2/',
    'https://analytics.tiktok.com/i18n/pixel/',
  ],
  'img-src': ['https://www.facebook.com/tr/', 'https://www.google-analytics.com/g/collect'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
});

module.exports = { MEASUREMENT_FRAME, NO_PAGE, STUDIO_WORKER, securityHeaders };
