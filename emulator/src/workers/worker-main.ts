import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import type { EmulatorConfig } from '../config';
import { inOneSentence } from '../start-error';
import type { FromWorker, ToWorker } from './messages';
import type { WorkerService } from './worker-service';

const ROLES = {
  platform: async ({ config, firestore }: WorkerInput) =>
    (await import('./platform')).startPlatform(config, firestore),
  functions: async ({ config }: WorkerInput) =>
    (await import('../functions/functions-worker')).startFunctions(config),
};
export type WorkerRole = keyof typeof ROLES;

export interface WorkerInput {
  readonly role: WorkerRole;
  readonly config: EmulatorConfig;
  /** Answers reads of documents (document-reader.ts). */
  readonly firestore: MessagePort;
}

/** The life of a worker thread: start the service, tell the main thread, follow its messages until `stop`. */
export async function runWorker(): Promise<void> {
  const input = workerData as WorkerInput;
  const tell = (message: FromWorker) => parentPort?.postMessage(message);
  let service: WorkerService;
  try {
    service = await ROLES[input.role](input);
  } catch (error) {
    tell({ type: 'failed', message: inOneSentence(error) });
    return;
  }
  parentPort?.on('message', (message: ToWorker) => void follow(message, service, tell));
  tell({ type: 'ready', triggers: service.triggers ?? [] });
}

async function follow(message: ToWorker, service: WorkerService, tell: (message: FromWorker) => void) {
  if (message.type === 'stop') {
    await service.close();
    process.exit(0);
  }
  await service.handle?.(message.event);
  tell({ type: 'handled', id: message.event.id });
}
