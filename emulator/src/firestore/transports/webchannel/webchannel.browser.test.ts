import type { Page } from '@playwright/test';
import { forkEmulator } from '../../../testing/fork-emulator';
import { startSdkBrowser, type SdkBrowser } from '../testing/browser';
import { startTestServer, type TestServer } from '../testing/test-server';

jest.setTimeout(60_000);

let browser: SdkBrowser;
let server: TestServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([startSdkBrowser(), startTestServer()]);
});
afterAll(() => Promise.all([browser.close(), server.close()]));
afterEach(async () => {
  await Promise.all(
    browser.browser.contexts().flatMap((context) => context.pages().map((page) => page.close())),
  );
});

/** Listens to a collection in the page; each event becomes `id=field…` of its documents, joined by commas. */
const listen = (page: Page, collectionPath: string) =>
  page.evaluate((path) => {
    const { collection, onSnapshot } = window.sdk;
    return new Promise<void>((resolve) => {
      onSnapshot(
        collection(window.db, path),
        (snapshot) => {
          window.events.push(snapshot.docs.map((doc) => `${doc.id}=${doc.get('name')}`).join());
          resolve();
        },
        (error) => {
          window.events.push(error.code);
          resolve();
        },
      );
    });
  }, collectionPath);

const hasEvent = (page: Page, event: string) =>
  page.waitForFunction((wanted) => window.events.includes(wanted), event, { polling: 20 });

const set = (page: Page, path: string, name: string) =>
  page.evaluate((to) => window.sdk.setDoc(window.sdk.doc(window.db, to.path), { name: to.name }), {
    path,
    name,
  });

const TRANSPORTS = [
  { name: 'streaming', settings: {} },
  { name: 'long polling', settings: { experimentalForceLongPolling: true } },
];

describe.each(TRANSPORTS)('over $name', ({ name, settings }) => {
  const boards = `boards-${name.replace(' ', '-')}`;
  const open = () => browser.openPage({ port: server.port, settings });

  test('a listener sees what another page writes, in Arabic and emoji', async () => {
    const [reader, writer] = [await open(), await open()];
    await listen(reader, boards);
    await set(writer, `${boards}/a`, 'لوحة «البحر» 🖼️ é');
    await hasEvent(reader, 'a=لوحة «البحر» 🖼️ é');
  });

  test('a batch arrives as one event and a deletion is seen', async () => {
    const [reader, writer] = [await open(), await open()];
    await listen(reader, `${boards}-batch`);
    await writer.evaluate(async (path) => {
      const { doc, writeBatch, deleteDoc } = window.sdk;
      const batch = writeBatch(window.db);
      ['x', 'y', 'z'].forEach((id) => batch.set(doc(window.db, path, id), { name: 1 }));
      await batch.commit();
      await deleteDoc(doc(window.db, path, 'y'));
    }, `${boards}-batch`);
    await hasEvent(reader, 'x=1,z=1');
    expect(await reader.evaluate(() => window.events)).toEqual(['', 'x=1,y=1,z=1', 'x=1,z=1']);
  });

  test('a denied listener is told so while the others of its page go on', async () => {
    const page = await open();
    await listen(page, 'secret');
    await listen(page, `${boards}-open`);
    await set(page, `${boards}-open/a`, 'still here');
    await hasEvent(page, 'a=still here');
    expect(await page.evaluate(() => window.events[0])).toBe('permission-denied');
  });

  test('a denied write is refused without harm to the writes behind it', async () => {
    const page = await open();
    const outcomes = await page.evaluate(async (path) => {
      const { doc, setDoc, increment } = window.sdk;
      const counter = doc(window.db, path, 'counter');
      const add = () => setDoc(counter, { name: increment(1) }, { merge: true });
      const writes = [add(), setDoc(doc(window.db, 'secret/x'), { name: 1 }), add(), add()];
      return (await Promise.allSettled(writes)).map(({ status }) => status);
    }, boards);
    expect(outcomes).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    const { documents } = await server.engine.getDocuments([`${boards}/counter`], { kind: 'admin' });
    expect(documents[0]?.fields.name).toEqual({ integerValue: '3' });
  });

  test('transactions that contend all count, and the count query agrees', async () => {
    const page = await open();
    const result = await page.evaluate(async (path) => {
      const { collection, doc, getCountFromServer, getDoc, runTransaction } = window.sdk;
      const total = doc(window.db, path, 'total');
      const buyOne = () =>
        runTransaction(
          window.db,
          async (transaction) => {
            const sold = (await transaction.get(total)).get('sold') ?? 0;
            transaction.set(total, { sold: sold + 1 });
          },
          { maxAttempts: 20 },
        );
      await Promise.all([buyOne(), buyOne(), buyOne(), buyOne()]);
      const counted = await getCountFromServer(collection(window.db, path));
      return { sold: (await getDoc(total)).get('sold'), count: counted.data().count };
    }, `${boards}-sales`);
    expect(result).toEqual({ sold: 4, count: 1 });
  });

  test('a listener comes back by itself when the server restarts', async () => {
    const [reader, writer] = [await open(), await open()];
    await listen(reader, `${boards}-restart`);
    await set(writer, `${boards}-restart/a`, 'before');
    await hasEvent(reader, 'a=before');
    await server.restart();
    await set(writer, `${boards}-restart/a`, 'after');
    await hasEvent(reader, 'a=after');
  });
});

test('the rules hear who the page has signed in', async () => {
  const page = await browser.openPage({ port: server.port, uid: 'amina' });
  const read = (path: string) =>
    page.evaluate(async (at) => {
      const { doc, getDoc } = window.sdk;
      return getDoc(doc(window.db, at)).then(
        () => 'allowed',
        (error: { code: string }) => error.code,
      );
    }, path);
  expect(await read('private/amina')).toBe('allowed');
  expect(await read('private/someone-else')).toBe('permission-denied');
});

test('eight tabs of one browser all hear each other, though it has six connections', async () => {
  const pages = await Promise.all(Array.from({ length: 8 }, () => browser.openPage({ port: server.port })));
  await Promise.all(pages.map((page) => listen(page, 'tabs')));
  for (const [index, page] of pages.entries()) await set(page, `tabs/${index}`, 'here');
  const everyone = pages.map((_, index) => `${index}=here`).join();
  await Promise.all(pages.map((page) => hasEvent(page, everyone)));
});

test('after kill -9 a listener finds its way back and shows what was committed', async () => {
  const emulator = await forkEmulator();
  const { projectId, ports } = emulator;
  const open = () => browser.openPage({ port: ports.firestore, projectId });
  try {
    const [reader, writer] = [await open(), await open()];
    await listen(reader, 'boards');
    await set(writer, 'boards/a', 'acknowledged');
    await hasEvent(reader, 'a=acknowledged');
    await emulator.kill('SIGKILL');
    await emulator.start();
    await set(writer, 'boards/b', 'later');
    await hasEvent(reader, 'a=acknowledged,b=later');
  } finally {
    await emulator.kill();
  }
});
