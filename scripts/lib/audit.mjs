import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';

/** Accepted advisories by id (GHSA-…), each with its reason. */
const REASONS = path.join(ROOT, 'docs/security/advisories.json');

/** Only what the site and the functions run; the local Firebase is for developers. */
const PRODUCTION = ['--omit=dev', '--include-workspace-root', '--workspace=functions'];
const PATIENCE = ['--fetch-retries=0', '--fetch-timeout=20000'];
const WEIGHTY = ['high', 'critical'];

/** Asks the registry about the locked versions; null when it does not answer, because then nothing is known. */
export function auditPackages() {
  const npm = spawnSync('npm', ['audit', '--json', '--loglevel=silent', ...PRODUCTION, ...PATIENCE], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const reasons = JSON.parse(fs.readFileSync(REASONS, 'utf8'));
  return judged(npm.stdout ?? '', reasons);
}

/** Judges npm's JSON: high and critical advisories without a reason, and reasons without an advisory. */
export function judged(json, reasons) {
  const { vulnerabilities } = parsed(json);
  if (!vulnerabilities) return null;
  const advisories = new Map();
  // A package affected through another one names that package; the advisory itself is listed there.
  for (const { via } of Object.values(vulnerabilities))
    for (const one of via)
      if (WEIGHTY.includes(one.severity)) advisories.set(path.posix.basename(one.url), one);
  const found = [...advisories].filter(([id]) => !reasons[id]);
  return [
    ...found.map(([id, { name, range, title }]) => `${id}: ${name} ${range}, ${title}`),
    ...Object.keys(reasons)
      .filter((id) => !advisories.has(id))
      .map((id) => `${id}: has a reason, but nothing is affected any more`),
  ];
}

function parsed(json) {
  try {
    return JSON.parse(json);
  } catch {
    return {};
  }
}
