import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { filmAt, playerOf } from '@/lib/domain/own-pages/film';
import { mapFrame } from '@/lib/domain/own-pages/place/map-point';
import { MEASUREMENT_FRAME, NO_PAGE, STUDIO_WORKER, securityHeaders } from './security-headers';

const PRODUCTION = {
  projectId: 'boards',
  bucket: 'boards.appspot.com',
  authDomain: 'boards.firebaseapp.com',
  emulators: {},
  inlineScripts: ['run()'],
};
const WITH_APP_CHECK = { ...PRODUCTION, appCheckKey: 'key' };

/** The policy of a page, as a build with these settings sends it. */
const pagePolicyOf = (site: typeof PRODUCTION): string =>
  securityHeaders(site).find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';

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
  expect(findingsOf(pagePolicyOf(PRODUCTION))).toEqual(known(ALLOWED.always));
  expect(findingsOf(pagePolicyOf(WITH_APP_CHECK))).toEqual(
    known([...ALLOWED.always, ...ALLOWED.withAppCheck]),
  );
});

test('the players of films and the map that a page may show are let in as frames, and nothing else of their sites', () => {
  const { csp } = new CspParser(pagePolicyOf(PRODUCTION));
  for (const address of ['https://youtu.be/dQw4w9WgXcQ', 'https://vimeo.com/76979871']) {
    const film = filmAt(address);
    const player = film && playerOf(film);
    expect(csp.directives['frame-src']?.filter((source) => player?.startsWith(source))).toHaveLength(1);
  }
  const map = mapFrame({ latitude: 24.7, longitude: 46.6 });
  expect(csp.directives['frame-src']?.filter((source) => map.startsWith(`${source}?`))).toHaveLength(1);
  expect(csp.directives['script-src']?.join(' ')).not.toMatch(/youtube|vimeo|openstreetmap/);
});

test('what is no page may load nothing', () => {
  expect(findingsOf(NO_PAGE)).toEqual([]);
});

test("the studio's worker may compile WebAssembly of this site and nothing else", () => {
  const { csp } = new CspParser(STUDIO_WORKER);
  expect(csp.directives['script-src']).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect(csp.directives['connect-src']).toEqual(["'self'"]);
  expect(csp.directives['default-src']).toEqual(["'none'"]);
  expect(pagePolicyOf(PRODUCTION)).not.toContain('wasm-unsafe-eval');
});

test('tools of others run in their frame alone: no page names them, and the frame names their scripts by path', () => {
  const { csp } = new CspParser(MEASUREMENT_FRAME);
  expect(csp.directives['default-src']).toEqual(["'none'"]);
  const [self, ...scripts] = csp.directives['script-src'] ?? [];
  expect(self).toBe("'self'");
  for (const script of scripts) expect(script).toMatch(/^https:\/\/[\w.]+\/[\w./]+$/);
  expect(pagePolicyOf(WITH_APP_CHECK)).not.toMatch(/googletagmanager|google-analytics|facebook|tiktok/);
});

test('all that a page may load falls under what it names', () => {
  const { csp } = new CspParser(pagePolicyOf(WITH_APP_CHECK));
  expect(csp.directives['default-src']).toEqual(["'none'"]);
  expect(csp.directives['base-uri']).toEqual(["'none'"]);
  expect(csp.directives['object-src']).toEqual(["'none'"]);
  expect(csp.directives['form-action']).toEqual(["'self'"]);
  expect(csp.directives['script-src']).toContain("'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='");
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
  const { directives } = new CspParser(pagePolicyOf(WITH_APP_CHECK)).csp;
  const { 'connect-src': connect = [], 'img-src': pictures = [] } = directives;
  const google = [...connect, ...pictures].filter((source) => /googleapis|cloudfunctions/.test(source));
  expect(google.filter((source) => !source.includes('boards'))).toEqual(SHARED_BY_ALL_PROJECTS);
});
