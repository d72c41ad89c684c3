import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { settings } from '@/functions/src/env';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { startLocalFirebase } from '@/tests/setup/local-firebase';

const folders: string[] = [];
function folder(): string {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'fault-starts-'));
  folders.push(made);
  return made;
}
afterAll(() => folders.forEach((made) => fs.rmSync(made, { recursive: true, force: true })));

/** A second start of the local Firebase; the sentence with which it stops. */
const refusal = (options: Parameters<typeof startLocalFirebase>[0]): Promise<string> =>
  startLocalFirebase(options).then(
    async (firebase) => {
      await firebase.stop();
      return 'started';
    },
    (error: Error) => error.message,
  );

test('fault 46: a data folder that cannot be written names itself and the cause; what was saved stays', async () => {
  const dataDir = folder();
  fs.rmSync(dataDir, { recursive: true });
  fs.writeFileSync(dataDir, 'somebody else wrote this');
  expect(await refusal({ portOffset: 100, dataDir })).toContain(dataDir);
  expect(fs.readFileSync(dataDir, 'utf8')).toBe('somebody else wrote this');
});

test('fault 47: a second copy on the same data or the same ports says so, stops and harms nothing', async () => {
  const dataDir = folder();
  const first = await startLocalFirebase({ portOffset: 110, dataDir });
  try {
    expect(await refusal({ portOffset: 120, dataDir })).toContain(`The data folder ${dataDir} is in use`);
    const onSamePorts = await refusal({ portOffset: 110, dataDir: folder() });
    expect(onSamePorts).toMatch(/^Port \d+, wanted for \w+, is in use by another program/);
    const { status } = await fetch(`http://127.0.0.1:${first.ports.mailbox}/`);
    expect(status).toBe(200);
  } finally {
    await first.stop();
  }
});

test('fault 48: a store that does not exist and a missing setting are named, and nothing is sold', async () => {
  const nobody = new LocalShop('fault-no-such-store');
  await expect(nobody.placed(await nobody.guest())).rejects.toThrow('store-not-found');
  await nobody.close();
  expect(() => settings().smtpUrl).toThrow(/^The setting SMTP_URL of the functions is missing\./);
});
