import type { TriggerEvent, TriggerPattern } from './messages';

/** What a worker thread serves. */
export interface WorkerService {
  readonly triggers?: readonly TriggerPattern[];
  handle?(event: TriggerEvent): Promise<void>;
  close(): Promise<void>;
}
