// Node's built-ins only: this runs before packages are installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const MIN_NODE = [20, 9];

/** Installs the pinned packages, unless the last install was of the same lock file; then it needs no network. */
export function ensureInstalled(root) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < MIN_NODE[0] || (major === MIN_NODE[0] && minor < MIN_NODE[1]))
    throw new Error(
      `Node.js ${MIN_NODE.join('.')} or newer is needed, but this is ${process.versions.node}.`,
    );

  const lock = createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const marker = path.join(root, 'node_modules/.installed-lock');
  if (fs.existsSync(marker) && fs.readFileSync(marker, 'utf8') === lock) return;
  if (hasPackages(root)) return fs.writeFileSync(marker, lock);

  // An existing folder is updated in place, because emptying it would stop other processes that run from it.
  const command = fs.existsSync(path.join(root, 'node_modules')) ? 'install' : 'ci';
  console.log(
    command === 'ci'
      ? 'Installing packages (once, some minutes) …'
      : 'Comparing the installed packages with package-lock.json …',
  );
  const npm = spawnSync('npm', [command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0)
    throw new Error(
      'Installing failed, see above. The first start needs the npm registry; later starts need no network.',
    );
  fs.writeFileSync(marker, lock);
}

/**
 * Whether npm's hidden lock file, node_modules/.package-lock.json, says that the packages of package-lock.json are installed, as
 * after an `npm ci` by hand. Optional ones may be missing: npm leaves out those for other systems.
 */
export function hasPackages(root) {
  const hidden = path.join(root, 'node_modules/.package-lock.json');
  if (!fs.existsSync(hidden)) return false;
  const installed = packagesOf(hidden);
  const wanted = packagesOf(path.join(root, 'package-lock.json'));
  const isSame = (place) =>
    installed[place]?.version === wanted[place]?.version &&
    installed[place]?.integrity === wanted[place]?.integrity;
  const isThere = (place) => (place in installed ? isSame(place) : isOptional(wanted[place]));
  return Object.keys(wanted).every(isThere) && Object.keys(installed).every((place) => place in wanted);
}

const isOptional = ({ optional, devOptional }) => Boolean(optional || devOptional);

/** What is where, without the project itself. */
function packagesOf(file) {
  const { '': _project, ...packages } = JSON.parse(fs.readFileSync(file, 'utf8')).packages;
  return packages;
}
