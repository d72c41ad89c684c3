import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { ROOT } from '../lib/root.mjs';

const yaml = createRequire(
  createRequire(path.join(ROOT, 'emulator/package.json')).resolve('firebase-tools/package.json'),
)('yaml');

const CONFIG = 'firebase.deploy.json';

/** Throws one sentence when App Hosting could not read the file. */
export function checkAppHosting(file) {
  const name = path.basename(file);
  const document = yaml.parseDocument(fs.readFileSync(file, 'utf8'));
  if (document.errors.length) throw new Error(`${name}: ${document.errors[0].message.split('\n')[0]}`);
  const { env = [], runConfig = {}, scripts = {} } = document.toJS() ?? {};
  if (scripts.buildCommand)
    throw new Error(
      `${name}: scripts.buildCommand makes Google rewrite package.json without its overrides and workspaces, and "npm ci" fails; the script "apphosting:build" of package.json is the build.`,
    );
  for (const entry of env) {
    if (!/^[A-Z_][A-Z0-9_]*$/.test(entry.variable ?? ''))
      throw new Error(`${name}: "${entry.variable}" is no name of a variable.`);
    if ((entry.value === undefined) === (entry.secret === undefined))
      throw new Error(`${name}: ${entry.variable} takes either a value or a secret.`);
    if (entry.value === '')
      throw new Error(`${name}: ${entry.variable} is empty, which Google refuses; leave it out.`);
  }
  for (const [key, value] of Object.entries(runConfig))
    if (!Number.isInteger(value)) throw new Error(`${name}: runConfig.${key} takes a whole number.`);
}

/** The name of the App Hosting environment whose file holds a store's settings; it may not contain `-`. */
export const environmentOf = (store) => store.toLowerCase().replaceAll('-', '_');

/**
 * A store's build settings as `apphosting.ENVIRONMENT.yaml`. The file has no secrets and may be committed. It omits empty
 * values, which Google's parser rejects; the site reads a missing setting as empty.
 */
export function appHostingFile(settings) {
  const names = Object.keys(settings).filter((name) => settings[name]);
  const env = names.map((variable) => ({
    variable,
    value: settings[variable],
    availability: ['BUILD', 'RUNTIME'],
  }));
  return `# Written by "npm run deploy"; the backend's environment is to be named as this file is.\n${yaml.stringify({ env })}`;
}

/** Writes what App Hosting needs for this store, and runs `action` with the arguments for firebase-tools. */
export async function withAppHosting({ store, backend }, settings, action) {
  fs.writeFileSync(path.join(ROOT, `apphosting.${environmentOf(store)}.yaml`), appHostingFile(settings));
  const config = JSON.parse(fs.readFileSync(path.join(ROOT, 'firebase.json'), 'utf8'));
  // firebase-tools also skips the files that .gitignore names.
  const apphosting = [
    { backendId: backend, rootDir: '/', ignore: ['node_modules', '.git', 'functions/.env*'] },
  ];
  const file = path.join(ROOT, CONFIG);
  fs.writeFileSync(file, JSON.stringify({ ...config, apphosting }));
  try {
    await action(['deploy', '--config', CONFIG, '--only', `apphosting:${backend}`]);
  } finally {
    fs.rmSync(file);
  }
}
