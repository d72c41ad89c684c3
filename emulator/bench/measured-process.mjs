import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmulator } from '../start.mjs';

/** What a start leaves behind is collected in this time. */
const SETTLES_MS = 2_000;
const ASKED_EVERY_MS = 4;

/** Starts a local Firebase and notes when Firestore told of a document and when all of it was ready (milliseconds). */
export async function startMeasured(config) {
  const started = performance.now();
  const answered = firstAnswer(config, started);
  const firebase = await startEmulator(config, { quiet: true });
  const everything = performance.now() - started;
  return { ...firebase, firestore: await answered, everything };
}

async function firstAnswer({ projectId, ports }, started) {
  const documents = `http://127.0.0.1:${ports.firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  for (;;) {
    try {
      // Of which there is one in the measured collection; a missing one is an answer too.
      await (await fetch(`${documents}/boards/d0`)).text();
      return performance.now() - started;
    } catch {
      await wait(ASKED_EVERY_MS);
    }
  }
}

/** Resident memory of a process in MB (10^6 bytes), once what is no longer needed is gone. */
export async function residentMb(pid) {
  await wait(SETTLES_MS);
  const status = `/proc/${pid}/status`;
  const kib = fs.existsSync(status)
    ? /^VmRSS:\s+(\d+)/m.exec(fs.readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return (Number(kib) * 1024) / 1e6;
}
