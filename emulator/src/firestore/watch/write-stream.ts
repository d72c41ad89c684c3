import { randomBytes } from 'node:crypto';
import { toStatusError } from '../engine/status';
import type { Caller, Engine } from '../engine/types';
import type { ClientStream, StreamOutput } from '../transports/client-stream';
import { toWireCommit } from '../transports/wire-document';
import { parseWrites, type WireWrite } from '../transports/wire-write';

interface WriteRequest {
  readonly writes?: readonly WireWrite[];
}

/**
 * The Write stream of one client: a handshake, then one answer per request, in order. An error ends the stream, and
 * the requests pipelined behind it are discarded, because the client sends them again on its next stream.
 */
export class WriteStream implements ClientStream {
  private readonly streamId = randomBytes(8).toString('hex');
  private tail: Promise<void> = Promise.resolve();
  private isOpen = false;
  private isOver = false;
  private waiting = 0;
  private answered = 0;

  constructor(
    private readonly engine: Engine,
    private readonly caller: Caller,
    private readonly output: StreamOutput,
  ) {}

  get isBusy(): boolean {
    return this.waiting > 0;
  }

  receive(message: unknown): void {
    if (!this.isOpen) {
      this.isOpen = true;
      this.output.send({ streamId: this.streamId, ...this.nextToken() });
      return;
    }
    this.waiting += 1;
    this.tail = this.tail.then(() => this.answer(message as WriteRequest));
  }

  close(): void {
    this.isOver = true;
  }

  private async answer({ writes = [] }: WriteRequest): Promise<void> {
    try {
      if (this.isOver) return;
      if (writes.length === 0) {
        this.output.send(this.nextToken());
        return;
      }
      const committed = toWireCommit(await this.engine.commit(parseWrites(writes), this.caller));
      this.output.send({ ...this.nextToken(), ...committed });
    } catch (error) {
      this.isOver = true;
      this.output.fail(toStatusError(error));
    } finally {
      this.waiting -= 1;
    }
  }

  private nextToken() {
    const streamToken = Buffer.from(String(this.answered)).toString('base64');
    this.answered += 1;
    return { streamToken };
  }
}
