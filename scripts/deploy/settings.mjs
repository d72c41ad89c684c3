import fs from 'node:fs';
import path from 'node:path';
import { readEnvFile } from '../lib/env-file.mjs';
import { ROOT } from '../lib/root.mjs';

/** Reads the settings of a build. Throws one sentence that names everything missing or wrong. */
export function readSettings({ store, platform, env: file }) {
  if (!fs.existsSync(file))
    throw new Error(`The settings of "${store}" are missing: there is no ${path.relative(ROOT, file)}.`);
  const settings = readEnvFile(file);
  const problems = problemsOf(settings, platform ? null : store);
  if (problems.length)
    throw new Error(`The settings in ${path.relative(ROOT, file)} are not right: ${problems.join('; ')}.`);
  return settings;
}

/**
 * Returns what prevents a deployment of this store, or for null of all stores, with these settings, as phrases; `.env.example`
 * lists the settings.
 */
export function problemsOf(settings, store) {
  const missing = neededSettings().filter((name) => !settings[name]);
  const emulators = Object.keys(settings).filter((name) => isEmulator(name) && settings[name]);
  const { NEXT_PUBLIC_SITE_URL: url } = settings;
  return [
    ...missing.map((name) => `${name} is missing`),
    ...emulators.map((name) => `${name} leads to an emulator`),
    ...(store === null ? problemsOfPlatform(settings) : problemsOfStore(settings, store)),
    ...(url && !/^https:\/\/[^/\s]+$/.test(url)
      ? [`NEXT_PUBLIC_SITE_URL is "${url}", which is not of the form https://shop.example`]
      : []),
  ];
}

function problemsOfStore({ NEXT_PUBLIC_STORE_ID: id, NEXT_PUBLIC_PLATFORM_HOST: host }, store) {
  return [
    ...(id ? [] : ['NEXT_PUBLIC_STORE_ID is missing']),
    ...(id && id !== store ? [`NEXT_PUBLIC_STORE_ID is "${id}", not "${store}"`] : []),
    ...(host ? ['NEXT_PUBLIC_PLATFORM_HOST is for the site of all stores (--platform)'] : []),
  ];
}

function problemsOfPlatform({
  NEXT_PUBLIC_STORE_ID: id,
  NEXT_PUBLIC_PLATFORM_HOST: host,
  NEXT_PUBLIC_SITE_URL: url,
}) {
  return [
    ...(id ? [`NEXT_PUBLIC_STORE_ID is "${id}", and the site of all stores names none`] : []),
    ...(host ? [] : ['NEXT_PUBLIC_PLATFORM_HOST is missing']),
    ...(host && url && url !== `https://${host}`
      ? [`NEXT_PUBLIC_SITE_URL is "${url}", not https://${host}`]
      : []),
  ];
}

/** Settings that may not be empty, because `.env.example` gives no meaning to an empty value. */
function neededSettings() {
  const example = fs.readFileSync(path.join(ROOT, '.env.example'), 'utf8');
  const settings = example.matchAll(/((?:^#.*\n)*)((?:^[A-Z_]+=.*\n)+)/gm);
  return [...settings]
    .filter(([, comment]) => !/\b(?:empty|without it)\b/i.test(comment))
    .flatMap(([, , lines]) => [...lines.matchAll(/^[A-Z_]+/gm)].map(([name]) => name));
}

const isEmulator = (name) => /_EMULATOR_HOST$|_STRIPE_HOST$/.test(name);
