import { execFile, spawn } from 'node:child_process';
import path from 'node:path';

const SCRIPT = path.resolve('scripts/store.mjs');

interface Outcome {
  readonly code: number;
  /** All that it printed. */
  readonly said: string;
}

/** `npm run store` against the local Firebase that `firebaseEnv` names, with files in a folder. */
export class StoreCommand {
  private readonly env: NodeJS.ProcessEnv;

  constructor(
    firebaseEnv: Readonly<Record<string, string | undefined>>,
    private readonly folder: string,
  ) {
    this.env = {
      ...process.env,
      ...firebaseEnv,
      STRIPE_HOST: firebaseEnv.NEXT_PUBLIC_STRIPE_HOST,
      STRIPE_SECRET_KEY: 'sk_test_platform',
    };
  }

  file = (name: string): string => path.join(this.folder, name);

  run = (...args: string[]): Promise<Outcome> =>
    new Promise((resolve) => {
      execFile(process.execPath, [SCRIPT, ...args], { env: this.env }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, said: (stdout + stderr).trim() }),
      );
    });

  /** Throws what the command said when it fails. */
  async must(...args: string[]): Promise<string> {
    const { code, said } = await this.run(...args);
    if (code !== 0) throw new Error(`"store ${args.join(' ')}" ended with ${code}: ${said}`);
    return said;
  }

  /** Runs a command and kills it after so many milliseconds. */
  killed = (ms: number, ...args: string[]): Promise<void> =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [SCRIPT, ...args], { env: this.env, stdio: 'ignore' });
      const timer = setTimeout(() => child.kill('SIGKILL'), ms);
      child.once('exit', () => {
        clearTimeout(timer);
        resolve();
      });
    });

  /** The arguments that create a store without a catalogue. */
  creation = (id: string, ...more: string[]): string[] => [
    ...['create', '--id', id, '--name-en', 'New Shop', '--name-ar', 'متجر جديد', '--locale', 'ar'],
    ...['--owner', `owner@${id}.test`, '--env', this.file(`${id}.env`), ...more],
  ];

  /** Exports the store; resolves to the SHA-256. */
  async exported(id: string, name: string): Promise<string> {
    const said = await this.must('export', '--id', id, '--out', this.file(name), '--yes');
    return /sha256 ([\da-f]{64})/.exec(said)?.[1] ?? '';
  }

  /** The second step of a deletion. */
  remove = (id: string, exported: string): Promise<Outcome> =>
    this.run('delete', '--id', id, '--exported', this.file(exported), '--yes');
}
