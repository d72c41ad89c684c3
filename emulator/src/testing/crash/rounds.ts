import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { ChildLine } from './child';
import { cutLog, tearLog } from './damage';
import { Ledger } from './ledger';

/** How a round ends; chance decides. */
export const FAULTS = ['kill', 'kill at a checkpoint', 'torn last record', 'cut log', 'full disk'] as const;
export type Fault = (typeof FAULTS)[number];

export interface CrashOptions {
  readonly rounds: number;
  readonly folder: string;
  /** The bundle of child.ts. */
  readonly child: string;
  /** Numbers in [0, 1). */
  readonly random: () => number;
  readonly say?: (line: string) => void;
}

export interface CrashResult {
  readonly saved: number;
  readonly refused: number;
  readonly faults: Readonly<Record<Fault, number>>;
}

/** A new data folder from time to time keeps the rounds short. */
const ROUNDS_PER_FOLDER = 25;
/** A write is two lines; counted instead of timed, so that a busy machine proves as much. */
const LONGEST_LIFE_LINES = 160;
/** Of each file; a log that was just emptied fills it with some ten commits. */
const QUOTA_KIB = { least: 64, more: 120 };
/** A kill comes somewhere within what a write or a checkpoint takes. */
const LATE_MS = 4;

/**
 * Kills a process that writes into all stores, round after round, and holds what the next start finds against what
 * was acknowledged. Rejects with the first claim that does not hold: something lost, doubled or torn, or a start that
 * failed without need or without a reason.
 */
export async function crashRounds({
  rounds,
  folder,
  child,
  random,
  say,
}: CrashOptions): Promise<CrashResult> {
  const faults: Record<Fault, number> = {
    kill: 0,
    'kill at a checkpoint': 0,
    'torn last record': 0,
    'cut log': 0,
    'full disk': 0,
  };
  let [saved, refused] = [0, 0];
  let ledger = new Ledger();
  let dataDir = '';
  for (let round = 0; round < rounds; round += 1) {
    if (round % ROUNDS_PER_FOLDER === 0) {
      dataDir = path.join(folder, `data-${round}`);
      ledger = new Ledger();
    }
    const fault = FAULTS[Math.floor(random() * FAULTS.length)] ?? 'kill';
    faults[fault] += 1;
    const life = new Life(ledger, fault, random);
    await life.run(child, [dataDir, `r${round}`]);
    if (fault === 'torn last record') tearLog(dataDir, random);
    if (fault === 'cut log') await checkCut(child, dataDir, ledger, random);
    const check = new Life(ledger, null, random);
    await check.run(child, [dataDir]);
    saved += life.saved;
    refused += life.refused;
    if (round % 10 === 9) say?.(`${round + 1} rounds, ${saved} writes acknowledged, ${refused} refused`);
  }
  return { saved, refused, faults };
}

/** A log that lost its end, as a disk that lies leaves it: the last commits may be gone, but each wholly. */
async function checkCut(child: string, dataDir: string, ledger: Ledger, random: () => number): Promise<void> {
  const copy = `${dataDir}-cut`;
  fs.cpSync(dataDir, copy, { recursive: true });
  cutLog(copy, random);
  const cut = new Life(ledger.withoutPromises(), null, random);
  await cut.run(child, [copy]);
  fs.rmSync(copy, { recursive: true });
}

/** One process from its start to its end. */
class Life {
  saved = 0;
  refused = 0;
  private found = false;

  constructor(
    private readonly ledger: Ledger,
    private readonly fault: Fault | null,
    private readonly random: () => number,
  ) {}

  async run(child: string, args: readonly string[]): Promise<void> {
    const [dataDir = ''] = args;
    fs.mkdirSync(dataDir, { recursive: true });
    const limit =
      this.fault === 'full disk'
        ? `trap '' XFSZ; ulimit -f ${QUOTA_KIB.least + Math.floor(this.random() * QUOTA_KIB.more)};`
        : '';
    const command = `${limit} exec "${process.execPath}" "${child}" "$@"`;
    const running = spawn('/bin/bash', ['-c', command, 'crash', ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const kill = () => setTimeout(() => running.kill('SIGKILL'), this.random() * LATE_MS);
    let left = Math.floor(this.random() * LONGEST_LIFE_LINES);
    for await (const text of createInterface(running.stdout)) {
      const line = JSON.parse(text) as ChildLine;
      this.note(line);
      if (args.length === 1) continue;
      const atCheckpoint = this.fault === 'kill at a checkpoint';
      if (atCheckpoint ? line.is === 'checkpoint' : left === 0) kill();
      left -= 1;
    }
    if (!this.found && this.fault !== 'full disk') throw new Error('A start ended without a word.');
  }

  private note(line: ChildLine): void {
    if (line.is === 'broken') {
      const isReason = this.fault === 'full disk' && /disk|space|cannot be used|not be opened/.test(line.why);
      if (!isReason) throw new Error(`A start failed: ${line.why}`);
    } else if (line.is === 'found') {
      this.found = true;
      this.ledger.compare(line.ids);
    } else if (line.is !== 'checkpoint') {
      this.ledger.note(line);
      if (line.is === 'saved') this.saved += 1;
      if (line.is !== 'refused') return;
      this.refused += 1;
      if (this.fault !== 'full disk') throw new Error(`${line.store} refused a write: ${line.why}`);
    }
  }
}
