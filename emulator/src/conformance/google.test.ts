import { setLogLevel } from 'firebase/firestore';
import { fields } from '../firestore/engine/testing';
import { GOOGLE_CASES } from './cases/all';
import { PERMISSION_CASES } from './cases/permissions';
import type { SdkBrowser } from '../firestore/transports/testing/browser';
import { TEST_RULES } from '../firestore/transports/testing/test-rules';
import { inNode } from './transports';
import type { World } from './client';

jest.setTimeout(120_000);
setLogLevel('silent');

/**
 * The port of Google's own emulator, where someone has started it: the cases are its answers, so they must hold there.
 * `java -cp cloud-firestore-emulator.jar com.google.cloud.datastore.emulator.firestore.CloudFirestore --port=PORT`
 */
const GOOGLE_PORT = process.env.GOOGLE_FIRESTORE_PORT;

/** Like Google's emulator over REST, past the rules. */
function worldAt(port: number): World {
  const root = 'projects/demo/databases/(default)/documents';
  const unused = () => Promise.reject(new Error('is not for these cases'));
  return {
    async write(path, data) {
      const name = `${root}/${path}`;
      const write = data ? { update: { name, fields: fields(data) } } : { delete: name };
      const answer = await fetch(`http://127.0.0.1:${port}/v1/${root}:commit`, {
        method: 'POST',
        headers: { authorization: 'Bearer owner' },
        body: JSON.stringify({ writes: [write] }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    read: unused,
    reads: unused,
    restart: unused,
  };
}

/** @throws the refusal of a route of the emulator's own */
async function ask(method: string, route: string, body?: object): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${GOOGLE_PORT}/emulator/v1/projects/demo${route}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

beforeAll(async () => {
  // An earlier run leaves its documents behind.
  for (const id of ['(default)', 'other']) await ask('DELETE', `/databases/${id}/documents`);
  const rules = { files: [{ name: 'firestore.rules', content: TEST_RULES }] };
  await ask('PUT', ':securityRules', { rules });
});

test('Google’s emulator behaves as its cases say, over the SDK in Node', async () => {
  const port = Number(GOOGLE_PORT);
  const outcomes = await inNode({ port, world: worldAt(port), browser: null as unknown as SdkBrowser }, [
    ...GOOGLE_CASES,
    ...PERMISSION_CASES,
  ]);
  process.stderr.write(`Google's emulator: ${outcomes.length} cases\n`);
  expect(outcomes.filter(({ failure }) => failure !== null)).toEqual([]);
});
