import type { ServerResponse } from 'node:http';
import { encodeFrame } from './webchannel-frames';

/** Well under the 45 s of silence after which the client gives a back channel up. */
const KEEP_ALIVE_MS = 20_000;
const ROTATE_MS = 60_000;
/** The client acknowledges only by asking again, so a busy channel is ended early to let the server forget. */
const ROTATE_CHARACTERS = 64 * 1024;

export interface BackChannelOwner {
  /** Queues a noop under an id of its own and writes what is due. */
  noop(): void;
  /** Ends the channel with a noop: the client asks again at once. */
  release(): void;
  detach(channel: BackChannel): void;
}

export interface BackChannelOptions {
  /** False for a long poll, which ends with its first data. */
  readonly streaming: boolean;
  /** Longest wait of a long poll in milliseconds, as the client asks. */
  readonly timeoutMs?: number;
  /** The highest array id the client holds. */
  readonly sentUpTo: number;
}

/** One held GET, over which the server's messages flow. */
export class BackChannel {
  readonly openedAt = Date.now();
  readonly streaming: boolean;
  sentUpTo: number;
  private characters = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly res: ServerResponse,
    private readonly owner: BackChannelOwner,
    options: BackChannelOptions,
  ) {
    this.streaming = options.streaming;
    this.sentUpTo = options.sentUpTo;
    const period = this.streaming
      ? KEEP_ALIVE_MS
      : Math.min(options.timeoutMs ?? KEEP_ALIVE_MS, KEEP_ALIVE_MS);
    this.timer = setInterval(() => this.keepAlive(), period);
    res.on('close', () => {
      clearInterval(this.timer);
      owner.detach(this);
    });
    res.writeHead(200);
    if (this.streaming) res.flushHeaders();
  }

  /** True when the channel has carried enough and should be released for an acknowledgement. */
  write(json: string, sentUpTo: number): boolean {
    this.sentUpTo = sentUpTo;
    this.characters += json.length;
    this.res.write(encodeFrame(json));
    return !this.streaming || this.characters > ROTATE_CHARACTERS;
  }

  end(): void {
    clearInterval(this.timer);
    this.res.end();
  }

  private keepAlive(): void {
    const isOver = !this.streaming || Date.now() - this.openedAt >= ROTATE_MS;
    if (isOver) this.owner.release();
    else this.owner.noop();
  }
}
