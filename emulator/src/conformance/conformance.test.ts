import { setLogLevel } from 'firebase/firestore';
import { setLogLevel as setLiteLogLevel } from 'firebase/firestore/lite';
import { ADMIN, fields } from '../firestore/engine/testing';
import { startSdkBrowser, type SdkBrowser } from '../firestore/transports/testing/browser';
import { startTestServer } from '../firestore/transports/testing/test-server';
import { PAGE, TRANSPORTS } from './transports';

jest.setTimeout(120_000);
setLogLevel('silent');
setLiteLogLevel('silent');

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
  } finally {
    await server.close();
  }
});
