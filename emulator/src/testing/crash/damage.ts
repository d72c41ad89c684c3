import fs from 'node:fs';
import path from 'node:path';

/** The data files whose write-ahead logs a crash may tear. */
export const DATA_FILES = ['firestore.sqlite', 'platform.db', 'stripe.db'] as const;

const LONGEST_TEAR_BYTES = 6_000;

/** What a kill in the middle of a write leaves: the beginning of a record behind the last whole one. */
export function tearLog(dataDir: string, random: () => number): void {
  for (const log of logsOf(dataDir)) {
    const length = Math.floor(random() * LONGEST_TEAR_BYTES);
    const whole = fs.readFileSync(log);
    // Half of them look like a record, being a piece of one.
    const piece =
      random() < 0.5 && whole.length > 32
        ? whole.subarray(32, 32 + length)
        : Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));
    fs.appendFileSync(log, piece);
  }
}

/** Takes the end of the logs away. */
export function cutLog(dataDir: string, random: () => number): void {
  for (const log of logsOf(dataDir)) fs.truncateSync(log, Math.floor(fs.statSync(log).size * random()));
}

const logsOf = (dataDir: string): string[] =>
  DATA_FILES.map((file) => path.join(dataDir, `${file}-wal`)).filter((log) => fs.existsSync(log));
