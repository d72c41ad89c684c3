import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findGoogleFirestore } from './google-firestore.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'google-firestore-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const place = (at: string): string => {
  const file = path.join(folder, at);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '', { mode: 0o755 });
  return file;
};
const IN_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
/** A java that exits at once, which is all that is asked of it. */
const java = place('java/bin/java');
fs.writeFileSync(java, '#!/bin/sh\n');

test.each([
  ['where GOOGLE_FIRESTORE_JAR says', 'named.jar', (file: string) => ({ GOOGLE_FIRESTORE_JAR: file })],
  ['in the Cloud SDK', `sdk/${IN_SDK}`, () => ({ CLOUDSDK_ROOT_DIR: path.join(folder, 'sdk') })],
])('the jar is found %s', (_where, at, env) => {
  const jar = place(at);
  const JAVA_HOME = path.join(folder, 'java');
  expect(findGoogleFirestore({ HOME: folder, JAVA_HOME, ...env(jar) })).toEqual({ jar, java });
});

test('without Java, or without the jar, it says what is missing in a sentence', () => {
  const jar = place('named.jar');
  expect(findGoogleFirestore({ HOME: folder, PATH: folder, GOOGLE_FIRESTORE_JAR: jar })).toEqual({
    missing: "Google's Firestore emulator needs Java, which is not on this machine.",
  });
  expect(
    findGoogleFirestore({ HOME: folder, PATH: folder, GOOGLE_FIRESTORE_JAR: path.join(folder, 'none') }),
  ).toEqual({
    missing: expect.stringMatching(/^Google's Firestore emulator is not on this machine \(.*\)\.$/) as string,
  });
});
