import { randomBytes } from 'node:crypto';
import { toStatusError } from '../engine/status';
import type { Caller, Engine, Write } from '../engine/types';
import type { ClientStream, StreamOutput } from '../transports/client-stream';
import { toWireCommit } from '../transports/operations/wire-document';
import { parseWrites, type WireWrite } from '../transports/operations/wire-write';

interface WriteRequest {
  readonly writes?: readonly WireWrite[];
}

/**
 * The Write stream of one client: a handshake, then one answer per request, in order. An error ends the stream, and
 * the requests pipelined behind it are discarded, because the client sends them again on its next stream.
 */
export class WriteStream implements ClientStream {
  private readonly streamId = randomBytes(8).toString('hex');
  isBusy = false;
  private waiting: WriteRequest[] = [];
  private isOpen = false;
  private isOver = false;
  private answered = 0;

  constructor(
    private readonly engine: Engine,
    private readonly caller: Caller,
    private readonly output: StreamOutput,
  ) {}

  receive(message: unknown): void {
    if (!this.isOpen) {
      this.isOpen = true;
      this.output.send({ streamId: this.streamId, ...this.nextToken() });
      return;
    }
    this.waiting.push(message as WriteRequest);
    if (!this.isBusy) void this.answerWaiting();
  }

  close(): void {
    this.isOver = true;
  }

  /** Requests that came together are committed together. */
  private async answerWaiting(): Promise<void> {
    this.isBusy = true;
    // The others of the same delivery come within this tick.
    await Promise.resolve();
    while (this.waiting.length > 0 && !this.isOver) {
      const requests = this.waiting;
      this.waiting = [];
      const refusal = await this.answer(requests).catch((error: unknown) => error);
      if (refusal === null || this.isOver) continue;
      this.isOver = true;
      this.output.fail(toStatusError(refusal));
    }
    this.isBusy = false;
  }

  /** What the first refused request is refused with. */
  private async answer(requests: readonly WriteRequest[]): Promise<unknown> {
    const { parsed, refusal: unread } = parseUntilRefused(requests, this.engine.database);
    const { answers, refusal } = await this.engine.commitInOrder(parsed, this.caller);
    if (this.isOver) return null;
    answers.forEach((answer, index) => {
      // An empty request is a goodbye, which only wants its token.
      const committed = parsed[index]?.length === 0 ? {} : toWireCommit(answer);
      this.output.send({ ...this.nextToken(), ...committed });
    });
    return refusal ?? unread;
  }

  private nextToken() {
    const streamToken = Buffer.from(String(this.answered)).toString('base64');
    this.answered += 1;
    return { streamToken };
  }
}

function parseUntilRefused(
  requests: readonly WriteRequest[],
  database: string,
): { parsed: Write[][]; refusal: unknown } {
  const parsed: Write[][] = [];
  try {
    for (const { writes } of requests) parsed.push(parseWrites(writes, database));
  } catch (refusal) {
    return { parsed, refusal };
  }
  return { parsed, refusal: null };
}
