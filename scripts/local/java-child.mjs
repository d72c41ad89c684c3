// Runs `java ARGUMENTS…` as a child that ends with this process, which ends with its own parent (lib/child.mjs).
import { spawn } from 'node:child_process';

const [java = 'java', ...args] = process.argv.slice(2);
// Outside the terminal's process group, because Ctrl-C reaches that whole group and the data must be exported first.
const child = spawn(java, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
child.on('exit', (code) => process.exit(code ?? 1));
child.on('error', () => process.exit(1));
process.on('exit', () => child.kill('SIGKILL'));
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
