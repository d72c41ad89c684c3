import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { CallableName } from '@/lib/domain/api/callables';
import { fieldsOf } from '@/lib/domain/parse/fields';
import { pick, randomOf, type Random } from '@/scripts/seed/random';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { residentMebibytes } from '@/tests/fixtures/firebase/memory';
import { TAKES_CARDS } from '@/tests/fixtures/money/card-orders';
import { startLocalFirebase } from '@/tests/setup/local-firebase';
import { accountsOf, callersOf, gatherCallers, send, uidsOf, type Callers } from './support/fuzz/callers';
import { CALLABLES, drawRequest, type Known } from './support/fuzz/draw-request';
import { hugeJson, strangeBody } from './support/fuzz/strange-values';
import { deletedOf, everything, wronglyChanged } from './support/fuzz/untouched';
import type { Proof, ProofContext } from './support/proof';

export const name = 'strange requests to every callable';
export const sizes: Proof['sizes'] = { gate: 510, full: 20_000 };

const AT_ONCE = 12;
const NO_REQUEST_SHARE = 0.08;
const HUGE_SHARE = 0.02;
const SLOW_SHARE = 0.02;
const MOST_TOLD = 20;
const LONGEST_TOLD = 1_500;
/** How often people new to both shops take over. */
const ROUNDS = 10;
/** Some are strangers, and some end their own session; were most turned away at the door, nothing would be tried. */
const MOST_TURNED_AWAY = 0.3;
/** Of what was in use in the middle of the run; collections of garbage come when they come. */
const FLAT = 1.3;

/** Nothing strange breaks a callable, ends a process or writes where its sender may not. */
export async function run(size: number, { folder, seed, say }: ProofContext): Promise<string> {
  const logFile = path.join(folder, 'log.txt');
  const firebase = await startLocalFirebase({
    dataDir: path.join(folder, 'data'),
    cardStores: ['victim', 'other'],
    functionsEnv: { RATE_LIMIT_SCALE: '1000' },
    logFile,
  });
  Object.assign(process.env, firebase.env);
  const [victim, other] = [new LocalShop('victim'), new LocalShop('other')];
  await Promise.all([victim, other].map((shop) => shop.open({ setting: TAKES_CARDS })));
  const bystanders = await fill(victim);
  let callers = await gatherCallers(victim, other, 0);
  const known = await knownOf(victim, other);
  const own = (await uidsOf(victim)).filter((uid) => !bystanders.includes(uid));
  const before = await everything(victim);
  const accounts = await accountsOf(victim, bystanders);

  const random = randomOf(seed);
  const counts = new Map<number, number>();
  const memory: number[] = [];
  const faults: string[] = [];
  for (let sent = 0; sent < size; sent += AT_ONCE) {
    const isNewRound = sent % Math.ceil(size / ROUNDS) < AT_ONCE;
    if (isNewRound && sent > 0) callers = await gatherCallers(victim, other, sent);
    const wave = Array.from({ length: Math.min(AT_ONCE, size - sent) }, (_, at) =>
      ask(CALLABLES[(sent + at) % CALLABLES.length] ?? 'placeOrder', callers, known, random),
    );
    for (const { status, fault } of await Promise.all(wave)) {
      counts.set(status, (counts.get(status) ?? 0) + 1);
      if (fault) faults.push(fault);
    }
    if (isNewRound) {
      memory.push(residentMebibytes());
      say(`${sent} sent, ${memory.at(-1)} MiB`);
    }
  }
  const log = fs.readFileSync(logFile, 'utf8');
  const told = faults.slice(0, MOST_TOLD).map((fault) => [fault, ...linesAbout(fault, log)]);
  assert.deepEqual(told, [], `${faults.length} requests broke something`);
  const turnedAway = (counts.get(401) ?? 0) / size;
  assert.ok(turnedAway < MOST_TURNED_AWAY, `${Math.round(turnedAway * 100)} % were turned away at the door`);
  const after = await everything(victim);
  const made = [...(await uidsOf(victim)), ...deletedOf(after)].filter((uid) => !bystanders.includes(uid));
  assert.deepEqual(wronglyChanged(before, after, [...own, ...made]), [], 'Written by nobody who may');
  assert.deepEqual(await accountsOf(victim, bystanders), accounts, 'Accounts changed by nobody who may');
  assert.deepEqual(crashesIn(log), [], 'The functions ended');
  const [middle, end] = [mean(memory.slice(4, 7)), mean(memory.slice(-3))];
  assert.ok(end < middle * FLAT, `Memory grows: ${memory.join(', ')} MiB`);
  await Promise.all([victim, other].map((shop) => shop.close()));
  await firebase.stop();
  const answers = [...counts].sort().map(([status, count]) => `${count} × ${status}`);
  return `${CALLABLES.length} callables: ${answers.join(', ')}; memory ${memory.join(', ')} MiB`;
}

/** The response to one request; `fault` says what broke and by which request. */
async function ask(
  callable: CallableName,
  callers: Callers,
  known: Known,
  random: Random,
): Promise<{ readonly status: number; readonly fault?: string }> {
  const caller = pick(random, callersOf(callers, callable));
  const body = drawBody(callable, known, random);
  const answer = await send(callable, body, caller, random() < SLOW_SHARE).catch((error: unknown) => ({
    status: 0,
    text: String(error),
  }));
  const isRight = answer.status >= 200 && answer.status < 500 && !answer.text.includes('"code":"internal"');
  if (isRight) return { status: answer.status };
  const [said, sent] = [answer.text, body].map((text) => text.slice(0, LONGEST_TOLD));
  return { status: answer.status, fault: `${callable}: ${answer.status} ${said} for ${caller.who}: ${sent}` };
}

/** A request with something strange in it, one with megabytes in one of its fields, or no request at all. */
function drawBody(callable: CallableName, known: Known, random: Random): string {
  if (random() < NO_REQUEST_SHARE) return strangeBody(random);
  const data = drawRequest(callable, known, random);
  if (random() >= HUGE_SHARE) return JSON.stringify({ data });
  const fields = fieldsOf(data);
  const huge = pick(random, [...Object.keys(fields), 'more']);
  const others = Object.entries(fields).flatMap(([name, value]) =>
    name === huge || value === undefined ? [] : [`${JSON.stringify(name)}:${JSON.stringify(value)}`],
  );
  return `{"data":{${[...others, `${JSON.stringify(huge)}:${hugeJson(random)}`].join(',')}}}`;
}

/** An order, a review, a note and a message of people who do nothing afterwards; resolves to their uids. */
async function fill(victim: LocalShop): Promise<readonly string[]> {
  const [owner, buyer] = [await victim.staff(), await victim.member('buyer')];
  const storeId = victim.id;
  const order = await victim.placed(buyer);
  await owner.call('addOrderNote', { storeId, orderId: order.id, key: 'note', text: 'Rang twice' });
  const who = { name: 'Sara', email: 'sara@example.com', title: 'Calm', comment: 'Lovely.' };
  await buyer.call('submitReview', { storeId, productId: 'board', rating: 5, ...who });
  await victim.counted();
  return [owner.uid, buyer.uid];
}

async function knownOf(victim: LocalShop, other: LocalShop): Promise<Known> {
  const orders = (await victim.orders()).map(({ id }) => id as string);
  return {
    storeId: [victim.id, other.id],
    productId: ['board'],
    productIds: ['board'],
    variantId: ['board-red'],
    orderId: orders,
    orderIds: orders,
    uid: await uidsOf(victim),
    currency: ['USD'],
    locale: ['en', 'ar'],
    // An owner may invite any address.
    email: ['mallory-0@victim.test', 'x@example.com'],
    mobileNumber: ['+962 79 123 4567'],
    page: ['aboutUs', 'privacyPolicy'],
    domain: [''],
  };
}

/** What the functions noted of the request that an answer names. */
function linesAbout(fault: string, log: string): string[] {
  const id = /"requestId":"([\w-]+)"/.exec(fault)?.[1];
  return id ? log.split('\n').filter((line) => line.includes(id)) : [];
}

/** A process that ended says so when it is started again. */
const crashesIn = (log: string): string[] => log.match(/^.* stopped \(.*$|^.*unhandled.*$/gim) ?? [];

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
