import type { StoreId } from '@/lib/domain/ids';
import { log } from '@/lib/server/log';

/** Writes of one flush at once. */
const LANES = 10;

/**
 * Adds up reads by store and writes them together, `flushMs` after the first one, so that the number of writes depends on time
 * and not on views. What could not be written is written with the next; a server that ends loses what it had not written.
 */
export class ReadCounter {
  private counted = new Map<StoreId, number>();
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly write: (store: StoreId, reads: number) => Promise<void>,
    private readonly flushMs: number,
  ) {}

  count(store: StoreId, reads: number): void {
    this.counted.set(store, (this.counted.get(store) ?? 0) + reads);
    // The timer must not keep the server alive.
    this.timer ??= setTimeout(() => void this.flush(), this.flushMs).unref();
  }

  private async flush(): Promise<void> {
    const left = [...this.counted];
    this.counted = new Map();
    this.timer = null;
    const lane = async () => {
      for (let next = left.pop(); next; next = left.pop()) await this.writeOne(...next);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }

  private async writeOne(store: StoreId, reads: number): Promise<void> {
    try {
      await this.write(store, reads);
    } catch (error) {
      log.warn('Reads could not be counted', { store, error });
      this.count(store, reads);
    }
  }
}
