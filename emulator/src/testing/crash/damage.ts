import fs from 'node:fs';
import os from 'node:os';
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

/** Takes the end of the logs away, as a disk that lies does: what it had not written when the power went. */
export function cutLog(dataDir: string, random: () => number): void {
  for (const log of logsOf(dataDir)) {
    const { size } = fs.statSync(log);
    const least = Math.min(copiedBytes(log), size);
    fs.truncateSync(log, least + Math.floor((size - least) * random()));
  }
}

const LOG_HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;

/**
 * The bytes at a log's beginning that a checkpoint has copied into the database, or may have begun to. They were written for good
 * before (SQLite syncs a log, then copies), so no disk loses them, and without them the database has later pages beside earlier ones.
 * Read from the index beside the log: https://www.sqlite.org/walformat.html
 */
function copiedBytes(log: string): number {
  const index = fs.readFileSync(log.replace(/-wal$/, '-shm'));
  const salt = fs.readFileSync(log).subarray(16, 24);
  // The index tells of a log begun anew, which is not written yet: all that the file holds was copied.
  if (!index.subarray(32, 40).equals(salt)) return Infinity;
  // Of its numbers the index has the machine's order.
  const [page, frames] =
    os.endianness() === 'LE'
      ? [index.readUInt16LE(14), index.readUInt32LE(128)]
      : [index.readUInt16BE(14), index.readUInt32BE(128)];
  // 65,536 does not fit the field, and stands as 1.
  return LOG_HEADER_BYTES + frames * (FRAME_HEADER_BYTES + (page === 1 ? 65_536 : page));
}

const logsOf = (dataDir: string): string[] =>
  DATA_FILES.map((file) => path.join(dataDir, `${file}-wal`)).filter((log) => fs.existsSync(log));
