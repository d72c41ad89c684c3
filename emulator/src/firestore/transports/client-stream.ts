import type { StatusError } from '../engine/types';

/** A Listen or Write stream as every transport drives it; messages are in JSON form. */
export interface ClientStream {
  receive(message: unknown): void;
  /** The client is gone: forget everything, send nothing more. */
  close(): void;
  /** False while nothing is asked of it, so that a Write stream may be closed without loss. */
  readonly isBusy: boolean;
}

export interface StreamOutput {
  send(message: object): void;
  /** Ends the stream with a status. Nothing is sent afterwards. */
  fail(error: StatusError): void;
}
