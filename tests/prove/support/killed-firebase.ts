import {
  startLocalFirebase,
  type LocalFirebase,
  type LocalFirebaseOptions,
} from '@/tests/setup/local-firebase';

const TIMEOUT_MS = 5 * 60_000;
const TRY_AGAIN_MS = 100;

/** A local Firebase that is killed in the middle of its work and started again on what it had written. */
export class KilledFirebase {
  private running: Promise<LocalFirebase>;
  private kills = 0;

  constructor(private readonly options: LocalFirebaseOptions & { readonly dataDir: string }) {
    this.running = this.start();
  }

  get timesKilled(): number {
    return this.kills;
  }

  /** Resolves once it serves. */
  async whenUp(): Promise<void> {
    await this.running;
  }

  /** kill -9, and a new start on the same ports; resolves when that serves. */
  async kill(): Promise<void> {
    const killed = this.running;
    this.kills += 1;
    this.running = killed.then(async (firebase) => {
      await firebase.kill('SIGKILL');
      return this.start();
    });
    await this.running;
  }

  /** What a patient person would do: asks again while calls break because the process is gone. */
  async persist<T>(ask: () => Promise<T>, until = Date.now() + TIMEOUT_MS): Promise<T> {
    await this.running;
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(TRY_AGAIN_MS);
      return this.persist(ask, until);
    }
  }

  async stop(): Promise<void> {
    await (await this.running).stop();
  }

  private async start(): Promise<LocalFirebase> {
    // A whole town orders from this one address.
    const functionsEnv = { RATE_LIMIT_SCALE: '1000' };
    const firebase = await startLocalFirebase({ functionsEnv, ...this.options });
    Object.assign(process.env, firebase.env);
    return firebase;
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
