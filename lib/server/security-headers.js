/** Answers of ours that a browser refused for the policy are told here. */
const REPORTS = '/api/csp-report';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Asked by App Check whether a person sits at the browser; its scripts are in `script-policy.ts`. */
const RECAPTCHA = 'https://www.google.com/recaptcha/';

/** Google's services as the browser's SDKs call them, and what stands in for each on one machine. */
const services = ({
  projectId,
  bucket,
  appCheckKey,
  emulators: { firestore, auth, storage, functions, push },
}) => [
  ...(firestore ? local(firestore) : ['https://firestore.googleapis.com']),
  ...(auth ? local(auth) : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']),
  // Deleting one's own photo, reading a picture to crop it, and uploads; of the shop's bucket alone.
  ...(storage
    ? local(storage)
    : [
        `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/`,
        `https://storage.googleapis.com/upload/storage/v1/b/${bucket}/o`,
      ]),
  ...(functions ? local(functions) : [`https://us-central1-${projectId}.cloudfunctions.net`]),
  ...(push ? local(push) : []),
  // Installations and registrations of push messages.
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
  ...(appCheckKey ? ['https://content-firebaseappcheck.googleapis.com', RECAPTCHA] : []),
];

/** The SDKs write a loopback host in either way. */
const local = (host) => [
  ...new Set([`http://${host}`, `http://${host.replace(/^127\.0\.0\.1/, 'localhost')}`]),
];

/**
 * What a browser may load and where pages may be shown, for every response. Scripts are missing on purpose: each page
 * names its own with their hashes in a `meta` element (`script-policy.ts`), and two policies only narrow each other.
 */
function contentPolicy(site) {
  const { stripe, storage, auth } = site.emulators;
  const rules = {
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    'script-src-attr': ["'none'"],
    'form-action': ["'self'"],
    // The admin previews the storefront in a frame of its own pages.
    'frame-ancestors': ["'self'"],
    'frame-src': [
      "'self'",
      ...(stripe ? local(stripe) : ['https://js.stripe.com', 'https://hooks.stripe.com']),
      ...(auth ? local(auth) : [`https://${site.authDomain}`]),
      ...(site.appCheckKey ? [RECAPTCHA, 'https://recaptcha.google.com/recaptcha/'] : []),
    ],
    'connect-src': [
      "'self'",
      'blob:',
      ...services(site),
      ...(stripe ? local(stripe) : ['https://api.stripe.com']),
      ...(site.subscriptionOrigin ? [site.subscriptionOrigin] : []),
    ],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      ...(storage ? local(storage) : ['https://firebasestorage.googleapis.com']),
      // Portraits of people who sign in with Google.
      'https://lh3.googleusercontent.com',
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'", 'data:', 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'report-uri': [REPORTS],
    'report-to': ['csp'],
  };
  return Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The security headers of every response, as next.config.js wants them. */
function securityHeaders(site) {
  return [
    { key: 'Content-Security-Policy', value: contentPolicy(site) },
    { key: 'Reporting-Endpoints', value: `csp="${REPORTS}"` },
    // Browsers heed it over https alone.
    { key: 'Strict-Transport-Security', value: `max-age=${YEAR_IN_SECONDS}` },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
    // Addresses hold tokens of orders; other sites learn the origin alone.
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
    {
      key: 'Permissions-Policy',
      value: 'camera=(), microphone=(), geolocation=(), usb=(), payment=(self "https://js.stripe.com")',
    },
  ];
}

module.exports = { securityHeaders };
