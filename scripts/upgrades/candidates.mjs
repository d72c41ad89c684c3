import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The package.json of every workspace; an upgrade changes all that name the dependency. */
export const MANIFESTS = ['package.json', 'functions/package.json', 'emulator/package.json'];

const KINDS = ['dependencies', 'devDependencies'];
const AT_ONCE = 6;

/**
 * Asks the registry for newer versions of all dependencies, within their major version unless `major`. `names` limits them to
 * packages or scopes (`@tiptap`).
 */
export async function newerOf(root, { names, major }) {
  const all = installed(MANIFESTS.map((file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))));
  const wanted = names.length ? all.filter(({ name }) => isNamed(name, names)) : all;
  const unknown = names.find((one) => !all.some(({ name }) => isNamed(name, [one])));
  if (unknown) throw new Error(`No package.json names "${unknown}".`);
  const waiting = [...wanted];
  const newer = [];
  const ask = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const to = newestOf(await versionsOf(next.name), next.from, major);
      if (to) newer.push({ ...next, to });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return newer.sort((a, b) => a.name.localeCompare(b.name));
}

const isNamed = (name, names) => names.some((one) => name === one || name.startsWith(`${one}/`));

/** Each dependency of the manifests with its version. */
export function installed(manifests) {
  const versions = new Map(
    manifests
      .flatMap((manifest) => KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {})))
      .map(([name, range]) => [name, range.replace(/^[~^]/, '')]),
  );
  return [...versions].map(([name, from]) => ({ name, from }));
}

/** The newest release after `from`, within its major version unless `major`; null if there is none. */
export function newestOf(versions, from, major = false) {
  const later = versions
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version) && compare(version, from) > 0)
    .filter((version) => major || version.split('.')[0] === from.split('.')[0])
    .sort(compare);
  return later.at(-1) ?? null;
}

function compare(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const at = left.findIndex((part, index) => part !== right[index]);
  return at < 0 ? 0 : left[at] - right[at];
}

/** Groups packages of one scope that share a version, such as an editor's, because they work only with each other. */
export function groupsOf(newer) {
  const groups = new Map();
  for (const one of newer) {
    const [scope, rest] = one.name.split('/');
    const key = rest ? `${scope} ${one.from} ${one.to}` : one.name;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

function versionsOf(name) {
  return new Promise((resolve, reject) => {
    const npm = spawn('npm', ['view', name, 'versions', '--json', '--loglevel=error'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
    });
    let answer = '';
    npm.stdout.on('data', (data) => (answer += String(data)));
    npm.on('error', reject);
    npm.on('close', (code) =>
      code === 0
        ? resolve([JSON.parse(answer)].flat())
        : reject(new Error(`The registry did not say which versions ${name} has.`)),
    );
  });
}
