import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { loadingRules, NO_PAGE } from './security-headers';

const PRODUCTION = {
  NEXT_PUBLIC_FIREBASE_API_KEY: 'key',
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'boards.firebaseapp.com',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'boards',
  NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET: 'boards.appspot.com',
  NEXT_PUBLIC_FIREBASE_MESSAGING_SENDER_ID: '1',
  NEXT_PUBLIC_FIREBASE_APP_ID: 'app',
  NEXT_PUBLIC_STORE_ID: 'boards',
  NEXT_PUBLIC_SITE_URL: 'https://boards.example',
};
const WITH_APP_CHECK = { ...PRODUCTION, NEXT_PUBLIC_APP_CHECK_KEY: 'key' };

/** The policy of a page with these scripts, as a build with these settings writes it. */
function pagePolicyOf(settings: Readonly<Record<string, string>>, inline: readonly string[]): string {
  const before = process.env;
  process.env = { ...settings, NODE_ENV: 'test' };
  try {
    let policy = '';
    jest.isolateModules(() => {
      const made = jest.requireActual<{ pagePolicy(inline: readonly string[]): string }>('./script-policy');
      policy = made.pagePolicy(inline);
    });
    return policy;
  } finally {
    process.env = before;
  }
}

/** What Google's evaluator says, but for notes on style. */
const findingsOf = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.NONE)
    .map(({ severity, directive, value }) => [Severity[severity], directive, value ?? '']);

/** docs/decisions/067 says of each why it stays. */
const ALLOWED = {
  always: [
    "'self'",
    'https://js.stripe.com',
    'https://apis.google.com/js/api.js',
    'https://apis.google.com/_/scs/abc-static/_/js/',
  ],
  withAppCheck: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
};
const known = (hosts: readonly string[]) => hosts.map((host) => ['MEDIUM_MAYBE', 'script-src', host]);

test("Google's evaluator finds nothing in a page's policy but the script hosts that are known and needed", () => {
  expect(findingsOf(pagePolicyOf(PRODUCTION, ['run()']))).toEqual(known(ALLOWED.always));
  expect(findingsOf(pagePolicyOf(WITH_APP_CHECK, ['run()']))).toEqual(
    known([...ALLOWED.always, ...ALLOWED.withAppCheck]),
  );
});

test('what is no page may load nothing', () => {
  expect(findingsOf(NO_PAGE)).toEqual([]);
});

test('all that a page may load falls under what it names', () => {
  const { csp } = new CspParser(pagePolicyOf(WITH_APP_CHECK, ['run()']));
  expect(csp.directives['default-src']).toEqual(["'none'"]);
  expect(csp.directives['base-uri']).toEqual(["'none'"]);
  expect(csp.directives['object-src']).toEqual(["'none'"]);
  expect(csp.directives['form-action']).toEqual(["'self'"]);
  for (const [name, sources = []] of Object.entries(csp.directives))
    for (const source of sources) {
      expect([name, source]).not.toEqual([name, expect.stringMatching(/^https?:$|\*|unsafe-eval/)]);
      if (source === "'unsafe-inline'") expect(name).toBe('style-src');
    }
});

/** One address for all projects: what leaves that way could go to a project of an attacker's. */
const SHARED_BY_ALL_PROJECTS = [
  'https://firestore.googleapis.com/google.firestore.v1.Firestore/',
  'https://identitytoolkit.googleapis.com/v1/',
  'https://identitytoolkit.googleapis.com/v2/',
  'https://securetoken.googleapis.com/v1/token',
];

test("data goes to the project's own addresses, where Google's services have such", () => {
  const { 'connect-src': connect, 'img-src': pictures } = loadingRules({
    projectId: 'boards',
    bucket: 'boards.appspot.com',
    authDomain: 'boards.firebaseapp.com',
    appCheckKey: 'key',
    emulators: {},
  });
  const google = [...connect, ...pictures].filter((source) => /googleapis|cloudfunctions/.test(source));
  expect(google.filter((source) => !source.includes('boards'))).toEqual(SHARED_BY_ALL_PROJECTS);
});
