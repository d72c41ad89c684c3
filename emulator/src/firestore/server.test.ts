import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore, type QuerySnapshot } from 'firebase-admin/firestore';
import { OPEN_GATE } from './engine/testing';
import { openEngines } from './engines';
import { startFirestoreServer } from './server';
import { startTestServer, type TestServer } from './transports/testing/test-server';

let server: TestServer;
let app: App;
let db: Firestore;

beforeAll(async () => {
  server = await startTestServer();
  app = initializeApp({ projectId: 'demo' });
  db = getFirestore(app);
  db.settings({
    host: `127.0.0.1:${server.port}`,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  });
});
afterAll(async () => {
  await deleteApp(app);
  await server.close();
});

const DOCUMENTS = '/v1/projects/demo/databases/(default)/documents';
const at = (host: string, path = DOCUMENTS) => `http://${host}:${server.port}${path}`;

test('the Admin SDK listens and writes over gRPC while REST answers on the same port', async () => {
  const boards = db.collection('boards');
  const events: string[] = [];
  const seen = new Promise<void>((resolve, reject) => {
    const stop = boards
      .orderBy('price')
      .limit(1)
      .onSnapshot((snapshot: QuerySnapshot) => {
        events.push(snapshot.docs.map(({ id }) => id).join());
        if (events.at(-1) !== 'b') return;
        stop();
        resolve();
      }, reject);
  });
  await boards.doc('a').set({ price: 1 });
  await boards.doc('b').set({ price: 2 });
  await boards.doc('a').delete();
  await seen;
  const answer = await fetch(at('127.0.0.1', `${DOCUMENTS}/boards/b`));
  expect(await answer.json()).toMatchObject({ fields: { price: { integerValue: '2' } } });
});

test('both loopback addresses are served', async () => {
  for (const host of ['127.0.0.1', '[::1]']) expect((await fetch(at(host, '/nothing'))).status).toBe(404);
});

test('a page of another origin may read the answer, errors too, with its credentials', async () => {
  const headers = { Origin: 'http://shop.test', 'Access-Control-Request-Headers': 'x-goog-api-client' };
  const preflight = await fetch(at('127.0.0.1'), { method: 'OPTIONS', headers });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toBe('x-goog-api-client');
  const refused = await fetch(at('127.0.0.1', `${DOCUMENTS}/secret/x`), { headers });
  expect(refused.status).toBe(403);
  expect(refused.headers.get('access-control-allow-origin')).toBe('http://shop.test');
  expect(refused.headers.get('access-control-allow-credentials')).toBe('true');
});

test('a request that is no URL is refused and harms nobody', async () => {
  expect((await fetch(at('127.0.0.1', '//'))).status).toBe(400);
  expect((await fetch(at('127.0.0.1', '/nothing'))).status).toBe(404);
});

test('a port in use is said so', async () => {
  const { port } = server;
  const engines = await openEngines({
    dataDir: null,
    projectId: 'demo',
    gate: OPEN_GATE,
    parseRules: () => OPEN_GATE,
  });
  await expect(startFirestoreServer({ port, engines })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await engines.close();
});
