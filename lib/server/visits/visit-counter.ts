import { fieldsOf } from '@/lib/domain/parse/fields';
import type { Visit } from '@/lib/domain/visits/visit';
import { NO_VISITS, sumVisits, visited, type VisitDay } from '@/lib/domain/visits/visit-day';
import { log } from '@/lib/server/log';

/**
 * Collects reported views and writes them together, `flushMs` after the first one, so that the number of writes depends on
 * time, not on visits. A failed write is retried with the next one, except what the database will never take; a server that stops
 * loses unwritten views.
 */
export class VisitCounter {
  private counted = NO_VISITS;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly write: (counted: VisitDay) => Promise<void>,
    private readonly flushMs: number,
  ) {}

  count(visit: Visit): void {
    this.counted = sumVisits(this.counted, visited(visit));
    this.wait();
  }

  private wait(): void {
    // The timer must not keep the server alive.
    this.timer ??= setTimeout(() => void this.flush(), this.flushMs).unref();
  }

  private async flush(): Promise<void> {
    const counted = this.counted;
    this.counted = NO_VISITS;
    this.timer = null;
    try {
      await this.write(counted);
    } catch (error) {
      log.warn('Visits could not be counted', { error });
      if (isRefused(error)) return;
      this.counted = sumVisits(counted, this.counted);
      this.wait();
    }
  }
}

/** The gRPC status INVALID_ARGUMENT. */
const REFUSED = 3;

/** Whether a retry can never succeed; it would hold up all that is counted later. */
const isRefused = (error: unknown): boolean => fieldsOf(error).code === REFUSED;
