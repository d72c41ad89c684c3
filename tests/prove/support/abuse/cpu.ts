import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;
const USER_TIME = 11;

/** Milliseconds of CPU that a process and its children use for one request: `ask` is awaited `times` times, and once before. */
export async function cpuMsPerRequest(pid: number, times: number, ask: () => Promise<void>): Promise<number> {
  // The first of its kind also pays for what is compiled then.
  await ask();
  const before = cpuMsOf(pid);
  for (let asked = 0; asked < times; asked += 1) await ask();
  return (cpuMsOf(pid) - before) / times;
}

/** Milliseconds of CPU that a process and all that it started have used so far. */
function cpuMsOf(pid: number): number {
  const listed = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  const rows = listed.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([pid]);
  // Children come after their parents, unless process ids wrapped around.
  for (let before = 0; before !== family.size;) {
    before = family.size;
    for (const [child = 0, parent = 0] of rows) if (family.has(parent)) family.add(child);
  }
  return [...family].reduce((sum, one) => sum + ticksOf(one) * TICK_MS, 0);
}

function ticksOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!fs.existsSync(file)) return 0;
  const [, fields = ''] = fs.readFileSync(file, 'utf8').split(') ');
  const [user = 0, system = 0] = fields
    .split(' ')
    .slice(USER_TIME, USER_TIME + 2)
    .map(Number);
  return user + system;
}
