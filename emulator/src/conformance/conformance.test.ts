import { setLogLevel } from 'firebase/firestore';
import { setLogLevel as setLiteLogLevel } from 'firebase/firestore/lite';
import { ADMIN, fields } from '../firestore/engine/testing';
import { startSdkBrowser, type SdkBrowser } from '../firestore/transports/testing/browser';
import { startTestServer } from '../firestore/transports/testing/test-server';
import { GOOGLE_CASES } from './cases/all';
import { PAGE, TRANSPORTS } from './transports';

jest.setTimeout(120_000);
setLogLevel('silent');
setLiteLogLevel('silent');

/** `npm run prove -- sdk` promises so many of Google's on each transport. */
const FEWEST_OF_GOOGLE = 40;
const OF_GOOGLE = new Set(GOOGLE_CASES.map(({ name }) => name));

let browser: SdkBrowser;
beforeAll(async () => {
  browser = await startSdkBrowser(PAGE);
});
afterAll(() => browser.close());

test.each(TRANSPORTS)('every behaviour over %s', async (name, run) => {
  const server = await startTestServer();
  const world = {
    async write(path: string, data: Record<string, unknown> | null) {
      await server.engine.commit(
        [data ? { update: { path, fields: fields(data) } } : { delete: path }],
        ADMIN,
      );
    },
    restart: () => server.restart(),
    async read(path: string) {
      const { documents } = await server.engine.getDocuments([path], ADMIN);
      return { ...documents[0]?.fields };
    },
    reads: async () => server.reads(),
  };
  try {
    const outcomes = await run({ port: server.port, world, browser });
    // The gate shows what is written here.
    process.stderr.write(`Conformance: ${outcomes.length} cases over ${name}\n`);
    expect(outcomes.filter(({ failure }) => failure !== null)).toEqual([]);
    expect(outcomes.filter((outcome) => OF_GOOGLE.has(outcome.name)).length).toBeGreaterThanOrEqual(
      FEWEST_OF_GOOGLE,
    );
  } finally {
    await server.close();
  }
});
