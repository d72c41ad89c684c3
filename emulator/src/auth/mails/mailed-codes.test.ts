import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openRecords, type Records } from '../../data-dir/records';
import { PersistentProject } from '../persistent-project';

const HOUR_MS = 60 * 60 * 1_000;
const EMAIL = 'sara@example.test';

let folder: string;
let records: Records;
let nowMs: number;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'codes-'));
  records = openRecords(path.join(folder, 'platform.db'));
  nowMs = Date.parse('2026-03-01T12:00:00Z');
  jest.spyOn(Date, 'now').mockImplementation(() => nowMs);
});

afterEach(() => {
  jest.restoreAllMocks();
  records.close();
  fs.rmSync(folder, { recursive: true });
});

const opened = () =>
  new PersistentProject('demo-codes', records, { linkFor: (link) => link, announce: () => undefined });

function withAccount(project: PersistentProject, localId: string, email = EMAIL): PersistentProject {
  project.users.set(localId, { localId });
  project.updateUserByLocalId(localId, { email });
  return project;
}

const remove = (project: PersistentProject, localId: string) =>
  project.deleteUser(project.users.get(localId) ?? { localId });
const codeFor = (project: PersistentProject, requestType: string, email = EMAIL) =>
  project.createOob(email, undefined, requestType, (code) => `http://localhost/?oobCode=${code}`).oobCode;
const keptCodes = () => records.all('auth-code').map(({ id }) => id);

test.each([
  ['PASSWORD_RESET', 1],
  ['VERIFY_EMAIL', 72],
  ['EMAIL_SIGNIN', 72],
])('a code for %s ends after %d h, whatever was started anew meanwhile', (requestType, hours) => {
  const project = withAccount(opened(), 'sara');
  const code = codeFor(project, requestType);
  project.save();
  nowMs += hours * HOUR_MS;
  const again = opened();
  expect(again.validateOobCode(code)).toMatchObject({ email: EMAIL, requestType });
  nowMs += 1;
  for (const each of [project, again])
    expect(() => each.validateOobCode(code)).toThrow(
      expect.objectContaining({ message: 'EXPIRED_OOB_CODE' }),
    );
  opened().save();
  expect(keptCodes()).toEqual([]);
});

test.each(['PASSWORD_RESET', 'VERIFY_EMAIL'])('a code for %s ends with its account', (requestType) => {
  const project = withAccount(opened(), 'sara');
  const code = codeFor(project, requestType);
  project.save();
  remove(project, 'sara');
  withAccount(project, 'somebody-else').save();
  expect(project.validateOobCode(code)).toBeUndefined();
  expect(keptCodes()).toEqual([]);
});

test('a code is not for who has its address now', () => {
  const project = withAccount(opened(), 'sara');
  const code = codeFor(project, 'PASSWORD_RESET');
  project.updateUserByLocalId('sara', { email: 'new@example.test' });
  withAccount(project, 'somebody-else');
  expect(project.validateOobCode(code)).toBeUndefined();
});

test('no code outlives all accounts', () => {
  const project = withAccount(opened(), 'sara');
  const code = codeFor(project, 'PASSWORD_RESET');
  project.deleteAllAccounts();
  withAccount(project, 'sara').save();
  expect(project.validateOobCode(code)).toBeUndefined();
  expect(keptCodes()).toEqual([]);
});

test('a link may sign in an address that has no account yet', () => {
  const project = opened();
  const code = codeFor(project, 'EMAIL_SIGNIN');
  expect(project.validateOobCode(code)).toMatchObject({ email: EMAIL });
});

test('a changed address is taken back by the account that had it, under no other', () => {
  const project = withAccount(opened(), 'sara', 'new@example.test');
  project.updateUserByLocalId('sara', { initialEmail: EMAIL });
  const code = codeFor(project, 'RECOVER_EMAIL');
  expect(project.validateOobCode(code)).toMatchObject({ localId: 'sara' });
  remove(project, 'sara');
  expect(project.validateOobCode(code)).toBeUndefined();
});

test('codes of an older folder count as made now, for who has their address, or not at all', () => {
  withAccount(opened(), 'sara').save();
  const old = (oobCode: string, email: string) => ({
    kind: 'auth-code',
    id: oobCode,
    value: { email, requestType: 'PASSWORD_RESET', oobCode, oobLink: '' },
  });
  records.write([old('known', EMAIL), old('unknown', 'nobody@example.test')]);
  const project = opened();
  project.save();
  expect(keptCodes()).toEqual(['known']);
  nowMs += HOUR_MS;
  expect(opened().validateOobCode('known')).toMatchObject({ localId: 'sara' });
  nowMs += 1;
  expect(() => project.validateOobCode('known')).toThrow(
    expect.objectContaining({ message: 'EXPIRED_OOB_CODE' }),
  );
});
