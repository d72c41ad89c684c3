import assert from 'node:assert/strict';
import net from 'node:net';
import type { CallableName } from '@/lib/domain/api/callables';
import { callableUrl } from '@/tests/fixtures/firebase/callable-url';
import { send } from '@/tests/prove/support/fuzz/callers';
import { startBareParser } from './bare-parser';
import type { Budget } from './budget';
import { cpuMsPerRequest } from './cpu';

/** CPU per rejected request. What the platform takes to read and parse its body is measured beside it and left out. */
const CPU_BUDGET_MS = 50;
const MEBIBYTE = 1024 * 1024;
const STRANGER = { who: 'a stranger', token: undefined };

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]));
const nested = (depth: number) => `{"data":${'['.repeat(depth)}${']'.repeat(depth)}}`;

/** By size: none of these may be read, let alone validated. */
const attacks = (storeId: string): readonly (readonly [string, CallableName, string])[] => [
  ['300,000 unknown keys', 'quoteCart', JSON.stringify({ data: { storeId, ...keys(300_000) } })],
  [
    'a list of 300,000 lines',
    'quoteCart',
    JSON.stringify({ data: { storeId, lines: Array(300_000).fill({}) } }),
  ],
  ['10,000 lists in each other', 'quoteCart', nested(10_000)],
  [
    'an e-mail of 5 MB',
    'submitContactRequest',
    JSON.stringify({ data: { storeId, email: `${'a@'.repeat(2.5 * MEBIBYTE)}b.co` } }),
  ],
  [
    'a name of 3 MB',
    'placeOrder',
    JSON.stringify({ data: { storeId, address: { fullName: 'x'.repeat(3 * MEBIBYTE) } } }),
  ],
];

/** What it costs the functions to refuse what is far too large; throws when one is served or breaks something. */
export async function oversizedRequests(storeId: string, times: number): Promise<Budget[]> {
  const pid = Number(process.env.LOCAL_FIREBASE_PID);
  const rows: Budget[] = [];
  const parser = await startBareParser();
  for (const [attack, callable, body] of attacks(storeId)) {
    const parsed = await cpuMsPerRequest(parser.pid, times, () => parser.send(body));
    const refusing = await cpuMsPerRequest(pid, times, () => refused(attack, callable, body));
    rows.push({
      ...{ attack, unit: 'ms of CPU to refuse it, once parsed', budget: CPU_BUDGET_MS, isTimed: true },
      measured: Math.max(0, refusing - parsed),
    });
  }
  parser.stop();
  return rows;
}

async function refused(attack: string, callable: CallableName, body: string): Promise<void> {
  const { status, text } = await send(callable, body, STRANGER);
  assert.ok(status >= 400 && status < 500, `${attack}: ${status} ${text.slice(0, 200)}`);
}

const SLOW = 50;
const HONEST = 20;

/** Bodies that are announced and never sent keep nobody else waiting. */
export async function slowBodies(ask: () => Promise<{ readonly ok: boolean }>): Promise<Budget> {
  const [host = '', port = ''] = (process.env.NEXT_PUBLIC_FUNCTIONS_EMULATOR_HOST ?? '').split(':');
  const path = new URL(callableUrl('quoteCart')).pathname;
  const head = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{`;
  const sockets = Array.from({ length: SLOW }, () => net.connect({ host, port: Number(port) }));
  for (const socket of sockets) socket.on('error', () => undefined).write(head);
  const answers = await Promise.all(Array.from({ length: HONEST }, ask));
  for (const socket of sockets) socket.destroy();
  const unserved = answers.filter(({ ok }) => !ok).length;
  return {
    attack: `${SLOW} bodies that never end`,
    unit: `of ${HONEST} honest calls unserved`,
    budget: 0,
    measured: unserved,
  };
}
