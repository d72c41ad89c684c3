import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { findGoogleFirestore } from '@/scripts/local/google-firestore.mjs';
import { inParallel } from '@/scripts/seed/in-parallel';
import { randomOf, type Random } from '@/scripts/seed/random';
import { differenceIn, shrunk, type Case, type Difference } from './support/differential/case';
import { PROJECT, startEngines, type Engines } from './support/differential/engines';
import {
  drawExpressions,
  expressionCases,
  prepareExpressions,
} from './support/differential/rules-expressions';
import { putRules, resetDocuments, rulesCase } from './support/differential/rules-requests';
import { aggregationCase, dataSet, queryCase } from './support/differential/queries';
import { transactionCase } from './support/differential/transactions';
import { commitCase, emptyLane, writeCase } from './support/differential/writes';
import type { Proof, ProofContext } from './support/proof';

export const name = "our Firestore answers as Google's";
/** Cases. The gate asks no such questions: what differs is a list to work on, in `.build/differential.jsonl`. */
export const sizes: Proof['sizes'] = { gate: 0, full: 50_000 };

const LANES = 8;
const OF_A_ROUND = {
  queries: 600,
  aggregations: 200,
  commits: 160,
  transactions: 80,
  rules: 320,
  expressions: 120,
};
/** Differences after which it stops, since most of them will have one cause. */
const ENOUGH = 300;
const MOST_TOLD = 20;
/** Where all of them are kept. */
const DIFFERENCES = path.resolve('.build/differential.jsonl');

export async function run(size: number, { folder, seed, say }: ProofContext): Promise<string> {
  const found = findGoogleFirestore();
  if ('missing' in found) return `skipped: ${found.missing}`;
  const engines = await startEngines(folder);
  fs.writeFileSync(DIFFERENCES, '');
  const tally = new Tally(engines);
  for (const engine of [engines.ours, engines.google])
    await prepareExpressions(engine, OF_A_ROUND.expressions);
  for (let lane = 0; lane < LANES; lane++) await putRules(lane, engines);
  say('both engines are up');
  const started = Date.now();
  for (let round = 0; tally.total < size && tally.differences.length < ENOUGH; round++) {
    await aRound(`${seed}-${round}`, tally, engines);
    say(`seed ${seed}-${round}: ${tally.total} cases, ${tally.differences.length} differ`);
  }
  const perSecond = Math.round(tally.total / ((Date.now() - started) / 1_000));
  await engines.stop();
  for (const one of tally.differences.slice(0, MOST_TOLD)) console.log(JSON.stringify(one));
  assert.equal(tally.differences.length, 0, `${tally.differences.length} of ${tally.total} differ`);
  return `${tally.line()}; ${perSecond} a second`;
}

class Tally {
  private readonly counts = new Map<string, number>();
  readonly differences: Difference[] = [];
  total = 0;

  constructor(private readonly engines: Engines) {}

  /** @returns whether the engines agreed */
  async take(one: Case): Promise<boolean> {
    const difference = await differenceIn(one, this.engines);
    this.total += 1;
    this.counts.set(one.kind, (this.counts.get(one.kind) ?? 0) + 1);
    if (!difference) return true;
    const smallest = await shrunk(one, difference, this.engines);
    this.differences.push(smallest);
    // At once, for who stops a long run.
    fs.appendFileSync(DIFFERENCES, `${JSON.stringify(smallest)}\n`);
    return false;
  }

  line(): string {
    return [...this.counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
  }
}

async function aRound(seed: string, tally: Tally, engines: Engines): Promise<void> {
  const random = randomOf(seed);
  await clear(engines);
  await inParallel(
    dataSet(random).map((write) => async () => void (await tally.take(writeCase(write)))),
    LANES,
  );
  const reads = [
    ...Array.from({ length: OF_A_ROUND.queries }, () => queryCase(random)),
    ...Array.from({ length: OF_A_ROUND.aggregations }, () => aggregationCase(random)),
  ];
  await inParallel(
    reads.map((one) => async () => void (await tally.take(one))),
    LANES,
  );
  // Each lane has documents of its own and does one case after the other.
  const lanes = (work: (lane: number, own: Random) => Promise<void>) =>
    Array.from({ length: LANES }, (_, lane) => () => work(lane, randomOf(`${seed}-lane-${lane}`)));
  const commits = lanes(async (lane, own) => {
    const name = String(lane);
    // What follows a difference would differ by it alone.
    for (let at = 0; at < OF_A_ROUND.commits / LANES; at++)
      if (!(await tally.take(commitCase(own, name)))) await emptyLane(name, engines);
  });
  await inParallel(commits, LANES);
  const rules = lanes(async (lane, own) => {
    await resetDocuments(lane, engines);
    for (let at = 0; at < OF_A_ROUND.rules / LANES; at++)
      if (!(await tally.take(rulesCase(own, lane)))) await resetDocuments(lane, engines);
  });
  await inParallel([...rules, () => oneByOne(seed, tally, engines)], LANES + 1);
  await inParallel(
    (await expressionCases(drawExpressions(random, OF_A_ROUND.expressions), engines)).map(
      (one) => async () => void (await tally.take(one)),
    ),
    LANES,
  );
}

/** Beside no other writes: Google's emulator lets them wait for a transaction of whatever documents, for two seconds. */
async function oneByOne(seed: string, tally: Tally, engines: Engines): Promise<void> {
  const random = randomOf(`${seed}-transactions`);
  const lane = 'transactions';
  for (let at = 0; at < OF_A_ROUND.transactions; at++)
    if (!(await tally.take(transactionCase(random, lane)))) await emptyLane(lane, engines);
}

async function clear({ ours, google }: Engines): Promise<void> {
  for (const { control } of [ours, google])
    await control('DELETE', `${PROJECT}/databases/(default)/documents`);
}
