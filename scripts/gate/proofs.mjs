import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { bundle } from '../build/bundle.mjs';
import { forkChild } from '../lib/child.mjs';
import { ROOT } from '../lib/root.mjs';

const FOLDER = path.join(ROOT, 'tests/prove');
const OUT = '.build/prove';
const RUN_ONE = path.join(ROOT, 'scripts/gate/prove-one.mjs');

/** Base port of the proofs' local Firebases, so that they run beside the gate and a developer's `npm start`. */
const PORT_BASE = 23_000;
const PORTS_OF_A_LANE = 100;
/** A sample mostly waits, so two proofs run at a time; the longest starts first. */
const LANES = { gate: 2, full: 1 };
const LONGEST = 'orders-and-payments';

/**
 * Runs the proofs, each in a process of its own, and prints a table. Every file of `tests/prove` is one; see
 * `tests/prove/support/proof.ts` for what it exports.
 * @param {{ size: 'gate' | 'full', names?: readonly string[] }} options no names: all
 */
export async function runProofs({ size, names = [] }) {
  const files = fs.readdirSync(FOLDER).filter((file) => file.endsWith('.ts'));
  const all = files.map((file) => path.basename(file, '.ts'));
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length)
    throw new Error(`There is no proof "${unknown[0]}". There are: ${all.sort().join(', ')}.`);
  await bundle(
    files.map((file) => path.join(FOLDER, file)),
    OUT,
    { format: 'esm', entryNames: '[name]', scriptsOutside: true },
  );
  const seed = process.env.PROVE_SEED ?? String(randomInt(1_000_000));
  const wanted = [...(names.length ? names : all)].sort((a, b) => (b === LONGEST) - (a === LONGEST));
  const waiting = [...wanted];
  const rows = new Map();
  const prove = async (_, lane) => {
    for (let name = waiting.shift(); name; name = waiting.shift())
      rows.set(name, await proveOne(name, { size, seed, lane }));
  };
  await Promise.all(Array.from({ length: LANES[size] }, prove));
  console.log(
    `\n${table(wanted.map((name) => rows.get(name)))}\nPROVE_SEED=${seed} draws the same random numbers again.`,
  );
  const failures = [...rows.values()]
    .filter(({ ok }) => !ok)
    .map(({ name, result }) => `${name}: ${result} (PROVE_SEED=${seed})`);
  return { passed: rows.size - failures.length, failed: failures.length, failures };
}

/** Runs one proof. A proof that ends without a result, as in a crash, has failed. */
async function proveOne(name, { size, seed, lane }) {
  const started = Date.now();
  console.log(`${name} …`);
  const portBase = Number(process.env.LOCAL_PORT_BASE ?? PORT_BASE) + lane * PORTS_OF_A_LANE;
  const child = forkChild(RUN_ONE, [path.join(ROOT, OUT, `${name}.mjs`), size, seed], {
    execArgv: ['--enable-source-maps'],
    env: { ...process.env, LOCAL_PORT_BASE: String(portBase) },
  });
  let outcome = { ok: false, name, count: '', result: 'ended without a word' };
  child.on('message', (message) => {
    outcome = message;
  });
  await new Promise((resolve) => child.once('exit', resolve));
  return { ...outcome, seconds: Math.round((Date.now() - started) / 1000) };
}

function table(rows) {
  const cells = [
    ['proof', 'size', 'passed', 'seconds', 'result'],
    ...rows.map(({ name, count, ok, seconds, result }) => [name, count, ok ? 'yes' : 'NO', seconds, result]),
  ].map((row) => row.map(String));
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
