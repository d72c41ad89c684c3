import readline from 'node:readline/promises';

/** What the commands print and ask. Results go to stdout, everything else to stderr. */
export interface Terminal {
  print(line: string): void;
  /** Reports a step; `total` is null when unknown. A terminal shows one line, which is rewritten. */
  progress(step: string, done: number, total: number | null): void;
  warn(line: string): void;
  /** Asks for consent; throws `refusal` when it is denied or nobody can be asked. */
  consent(question: string, refusal: string): Promise<void>;
}

const BAR = 24;
/** Prints a line for this many pieces when the output is not a terminal. */
const EVERY = 1000;

export function openTerminal({ yes = false }: { readonly yes?: boolean }): Terminal {
  const { stdout, stderr, stdin } = process;
  let onBar = false;
  const leaveBar = () => {
    if (onBar) stderr.write('\n');
    onBar = false;
  };
  return {
    print(line) {
      leaveBar();
      stdout.write(`${line}\n`);
    },
    warn(line) {
      leaveBar();
      stderr.write(`${line}\n`);
    },
    progress(step, done, total) {
      const isEnd = done === total;
      if (!stderr.isTTY) {
        if (isEnd || (done > 0 && done % EVERY === 0)) stderr.write(`${step}: ${done}\n`);
        return;
      }
      stderr.write(`\r\u001b[K${bar(done, total)} ${step}: ${total === null ? done : `${done} of ${total}`}`);
      onBar = true;
      if (isEnd) leaveBar();
    },
    async consent(question, refusal) {
      if (yes) return;
      leaveBar();
      if (!stdin.isTTY) throw new Error(`${refusal} Pass --yes to agree.`);
      const asking = readline.createInterface({ input: stdin, output: stderr });
      const answer = await asking.question(`${question} [y/N] `);
      asking.close();
      if (!/^y(es)?$/i.test(answer.trim())) throw new Error(refusal);
    },
  };
}

function bar(done: number, total: number | null): string {
  const filled = total ? Math.round((done / total) * BAR) : 0;
  return total === null ? '…' : `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)}`;
}
