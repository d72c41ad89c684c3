import readline from 'node:readline/promises';

/** What the commands show and ask. Results go to stdout, everything about the way there to stderr. */
export interface Terminal {
  print(line: string): void;
  /** A step of the work; `total` null where nobody knows it. On a terminal it is one line that moves. */
  progress(step: string, done: number, total: number | null): void;
  warn(line: string): void;
  /** Asks for consent; throws `refusal` when it is not given, also where nobody can be asked. */
  consent(question: string, refusal: string): Promise<void>;
}

const BAR = 24;
/** A line per so many pieces where the output is no terminal. */
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
