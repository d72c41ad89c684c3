import { MessageChannel, Worker } from 'node:worker_threads';
import type { Engine } from '../firestore/engine/types';
import { StartError } from '../start-error';
import { serveDocuments } from './document-reader';
import type { FromWorker, ToWorker } from './messages';
import type { WorkerInput } from './worker-main';

const LONGEST_PAUSE_MS = 5_000;
/** A worker that lived this long is started again at once. */
const LONG_LIFE_MS = 60_000;
/** What a worker gets to end its requests in before it is cut off. */
const STOP_MS = 4_000;

interface Options extends Omit<WorkerInput, 'firestore'> {
  readonly title: string;
  readonly env: NodeJS.ProcessEnv;
  readonly engine: Pick<Engine, 'getDocuments'>;
  readonly onMessage?: (message: FromWorker) => void;
  readonly onGone?: () => void;
}

/** One worker thread that is started again whenever it ends without being told to. */
export class ManagedWorker {
  private worker: Worker | null = null;
  private wanted = true;
  private crashes = 0;
  private restarting = Promise.resolve();

  constructor(private readonly options: Options) {}

  /** Resolves when the worker serves; rejects with a StartError of its sentence. */
  start(): Promise<void> {
    const { role, config, env, title, engine } = this.options;
    const { port1, port2 } = new MessageChannel();
    serveDocuments(port1, engine);
    const workerData: WorkerInput = { role, config, firestore: port2 };
    const worker = new Worker(__filename, { workerData, transferList: [port2], env });
    const startedAt = Date.now();
    this.worker = worker;
    return new Promise((resolve, reject) => {
      let reason = 'it ended by itself';
      let ready = false;
      worker.on('error', (error) => (reason = error.message));
      worker.on('message', (message: FromWorker) => {
        if (message.type === 'failed') {
          reason = message.message;
          void worker.terminate();
        }
        if (message.type === 'ready') {
          ready = true;
          resolve();
        }
        this.options.onMessage?.(message);
      });
      worker.on('exit', () => {
        if (this.worker === worker) this.worker = null;
        this.options.onGone?.();
        if (Date.now() - startedAt > LONG_LIFE_MS) this.crashes = 0;
        if (!ready) reject(new StartError(reason));
        else if (this.wanted) this.startAgain(`${title} stopped (${reason})`);
      });
    });
  }

  post(message: ToWorker): void {
    this.worker?.postMessage(message);
  }

  /** Ends the worker and starts it anew; when that fails says so and waits for the next restart. */
  restart(): Promise<void> {
    this.restarting = this.restarting.then(async () => {
      await this.stop();
      this.wanted = true;
      await this.start().catch((error: Error) => console.error(error.message));
    });
    return this.restarting;
  }

  async stop(): Promise<void> {
    this.wanted = false;
    const { worker } = this;
    if (!worker) return;
    const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    this.post({ type: 'stop' });
    const timer = setTimeout(() => void worker.terminate(), STOP_MS);
    await exited;
    clearTimeout(timer);
  }

  private startAgain(what: string): void {
    const pause = Math.min(LONGEST_PAUSE_MS, 100 * 2 ** this.crashes);
    this.crashes += 1;
    console.error(`${what}; starting it again.`);
    setTimeout(() => {
      if (this.wanted && !this.worker) this.start().catch((error: Error) => this.startAgain(error.message));
    }, pause);
  }
}
