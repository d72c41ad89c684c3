import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { MANIFESTS } from './candidates.mjs';

const LOCK = 'package-lock.json';
const SHELL = process.platform === 'win32';

const INSTALL =
  "import { ensureInstalled } from './scripts/lib/install.mjs'; ensureInstalled(process.cwd());";

/** Runs `work` in a worktree of the last commit, which is removed afterwards, even on Ctrl-C. */
export async function withWorktree(root, work) {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrades-'));
  const folder = path.join(parent, 'tree');
  const git = (...args) => {
    const { status, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  };
  const interrupted = () => process.exit(130);
  const remove = () => {
    // Processes that are just ending may still write.
    fs.rmSync(parent, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    git('worktree', 'prune');
  };
  process.once('exit', remove).once('SIGINT', interrupted).once('SIGTERM', interrupted);
  git('worktree', 'add', '--detach', folder, 'HEAD');
  return work(folder);
}

/** Installs the commit's versions with those of `group` replaced; resolves to why that fails, or null. */
export async function raise(folder, group) {
  const git = spawnSync('git', ['checkout', '--quiet', '--', LOCK, ...MANIFESTS], { cwd: folder });
  if (git.status !== 0) throw new Error('The worktree could not be reset.');
  for (const file of MANIFESTS) raiseIn(path.join(folder, file), group);
  if (group.length) {
    const args = ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'];
    const npm = await run('npm', args, { cwd: folder, shell: SHELL });
    if (npm.code !== 0) return `npm refuses: ${reasonOf(npm.stderr)}`;
  }
  const install = await run(process.execPath, ['--input-type=module', '-e', INSTALL], { cwd: folder });
  return install.code === 0 ? null : `does not install: ${install.stderr.trim().split('\n').at(-1) ?? ''}`;
}

const reasonOf = (text) => (/^npm (?:error|ERR!) (?!code)(.+)$/m.exec(text)?.[1] ?? 'see above').slice(0, 80);

function raiseIn(file, group) {
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
  for (const { name, to } of group)
    for (const kind of ['dependencies', 'devDependencies'])
      if (manifest[kind]?.[name]) manifest[kind][name] = to;
  fs.writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Runs these `steps` of `npm test` there, or all; on Node version `node`, or on this process's. Resolves to the result. */
export async function judgeIn(folder, { steps, node }) {
  const started = Date.now();
  const [command, ...first] = node
    ? ['npm', 'exec', '--yes', `--package=node@${node}`, '--', 'node']
    : [process.execPath];
  const { code, stdout } = await run(
    command,
    [...first, 'scripts/test.mjs', ...steps.flatMap((step) => ['--step', step])],
    { cwd: folder, shell: SHELL && Boolean(node) },
  );
  const seconds = Math.round((Date.now() - started) / 1000);
  const [said = 'ended without a word'] = stdout.match(/^\d+ passed, \d+ failed$/gm)?.slice(-1) ?? [];
  return { ok: code === 0, said: `${code === 0 ? 'good' : 'FAILS'}: ${said} (${seconds} s)` };
}

/** Ends a child with its process group, where there are groups, because npm would go on installing. */
function endTree(pid) {
  try {
    // npm ignores gentler signals while it installs.
    process.kill(SHELL ? pid : -pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

/** Runs a command; shows and returns its output. Asynchronous, so that a signal can end this process meanwhile. */
function run(command, args, options) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: !SHELL });
  const end = () => endTree(child.pid);
  // Prepended, so that it runs before the worktree is removed.
  process.prependOnceListener('exit', end);
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'])
    child[name].on('data', (data) => {
      output[name] += String(data);
      process[name].write(data);
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', end);
      resolve({ code: code ?? 1, ...output });
    });
  });
}
