import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { StatusError } from '../../engine/types';
import type { ClientStream, StreamOutput } from '../client-stream';
import { jsonText } from '../json-text';
import { statusBody } from '../../engine/status';
import { BackChannel, type BackChannelOptions, type BackChannelOwner } from './webchannel-back-channel';

const SESSION_ID_BYTES = 16;

interface Outgoing {
  readonly id: number;
  readonly json: string;
}

/** One client stream over WebChannel v8: numbered messages out until acknowledged, deduplicated messages in. */
export class WebChannelSession implements BackChannelOwner, StreamOutput {
  readonly id = randomBytes(SESSION_ID_BYTES).toString('base64url');
  /** When a back channel was last opened or lost, in epoch milliseconds. */
  lastSeen = Date.now();
  /** When the client last sent a message, in epoch milliseconds. */
  lastReceived = Date.now();
  channel: BackChannel | null = null;
  private stream: ClientStream | null = null;
  private lastId = 0;
  private unacknowledged: Outgoing[] = [];
  private nextIndex = 0;
  private readonly early = new Map<number, unknown>();
  private isOver = false;
  private flushing: NodeJS.Immediate | null = null;

  constructor(
    readonly kind: 'Listen' | 'Write',
    private readonly onDetach: (channel: BackChannel) => void,
  ) {}

  /** The stream answers through this session, so it comes after it; messages wait for it. */
  start(stream: ClientStream): void {
    this.stream = stream;
    if (this.isOver) stream.close();
    else this.deliver();
  }

  get isIdle(): boolean {
    return !this.isOver && this.early.size === 0 && this.stream?.isBusy === false;
  }

  /** Delivers each message once and in order, however often and in whatever order its POST arrives. */
  receive(offset: number, messages: readonly unknown[]): void {
    this.lastReceived = Date.now();
    messages.forEach((message, index) => {
      if (offset + index >= this.nextIndex) this.early.set(offset + index, message);
    });
    this.deliver();
  }

  /** Answer to a forward POST: whether a back channel is held, the last id sent, what is unacknowledged. */
  get forwardAnswer(): string {
    return JSON.stringify([this.channel ? 1 : 0, this.lastId, this.backlog]);
  }

  /** Characters sent or waiting, but not acknowledged. */
  get backlog(): number {
    return this.unacknowledged.reduce((sum, { json }) => sum + json.length, 0);
  }

  acknowledge(id: number): void {
    const kept = this.unacknowledged.findIndex((entry) => entry.id > id);
    if (kept !== 0) this.unacknowledged = kept === -1 ? [] : this.unacknowledged.slice(kept);
  }

  attach(res: ServerResponse, options: BackChannelOptions): void {
    this.release();
    this.lastSeen = Date.now();
    this.acknowledge(options.sentUpTo);
    this.channel = new BackChannel(res, this, options);
    if (options.streaming) this.noop();
    else this.flush();
  }

  send(message: object): void {
    if (!this.isOver) this.queue(jsonText(message));
  }

  fail(error: StatusError): void {
    this.sendLast(JSON.stringify(statusBody(error)));
  }

  /** Asks the client to leave in an orderly way; what it still sends it will send again on a new stream. */
  close(): void {
    this.sendLast('"close"');
  }

  noop(): void {
    this.queue('"noop"');
    this.flush();
  }

  release(): void {
    if (!this.channel) return;
    this.noop();
    this.endChannel();
  }

  detach(channel: BackChannel): void {
    if (this.channel === channel) this.channel = null;
    this.lastSeen = Date.now();
    this.onDetach(channel);
  }

  /** The client is gone or the server stops: nothing is kept. */
  destroy(): void {
    this.isOver = true;
    if (this.flushing) clearImmediate(this.flushing);
    this.stream?.close();
    this.endChannel();
    this.unacknowledged = [];
  }

  /** Writes everything due at once instead of at the end of the tick. */
  flush(): void {
    if (!this.channel) return;
    const { sentUpTo } = this.channel;
    const due = this.unacknowledged.filter(({ id }) => id > sentUpTo);
    if (due.length === 0) return;
    const isFull = this.channel.write(
      `[${due.map(({ id, json }) => `[${id},[${json}]]`).join(',')}]`,
      this.lastId,
    );
    if (isFull) this.endChannel();
  }

  private deliver(): void {
    if (!this.stream) return;
    for (
      let next = this.early.get(this.nextIndex);
      next !== undefined;
      next = this.early.get(this.nextIndex)
    ) {
      this.early.delete(this.nextIndex);
      this.nextIndex += 1;
      if (!this.isOver) this.stream.receive(next);
    }
  }

  private sendLast(json: string): void {
    if (this.isOver) return;
    this.isOver = true;
    this.stream?.close();
    this.queue(json);
  }

  private queue(json: string): void {
    this.lastId += 1;
    this.unacknowledged.push({ id: this.lastId, json });
    this.flushing ??= setImmediate(() => {
      this.flushing = null;
      this.flush();
    });
  }

  private endChannel(): void {
    const { channel } = this;
    this.channel = null;
    channel?.end();
  }
}
