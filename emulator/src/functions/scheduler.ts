import { endpointOf, type Deployed, type DeployedFunction } from './deployed';
import { parseSchedule, type Schedule } from './schedule';

const MINUTE_MS = 60_000;

export interface Scheduler {
  /** Runs a scheduled function now; null when there is none of that name. Rejects with what it throws. */
  run(name: string): Promise<void> | null;
  stop(): void;
}

/** Runs the scheduled functions in their minutes; those of an interval also at once, for what a stop left undone. */
export function startScheduler(deployed: Deployed): Scheduler {
  const scheduled = new Map(
    Array.from(deployed).filter(([, fn]) => endpointOf(fn).scheduleTrigger && fn.run),
  );
  const jobs = Array.from(scheduled, ([name, fn]) => ({ name, fn, schedule: scheduleOf(name, fn) }));
  const running = new Set<string>();

  const runQuietly = async (name: string, fn: DeployedFunction) => {
    if (running.has(name)) return;
    running.add(name);
    try {
      await call(fn);
    } catch (error) {
      console.error(`The scheduled function ${name} failed:`, error);
    } finally {
      running.delete(name);
    }
  };
  const tick = (isDue: (schedule: Schedule) => boolean) => {
    for (const { name, fn, schedule } of jobs) if (schedule && isDue(schedule)) void runQuietly(name, fn);
  };

  let timer: NodeJS.Timeout;
  const waitForNextMinute = () => {
    const minute = (Math.floor(Date.now() / MINUTE_MS) + 1) * MINUTE_MS;
    timer = setTimeout(() => {
      tick((schedule) => schedule.isDue(new Date(minute)));
      waitForNextMinute();
    }, minute - Date.now());
  };
  tick((schedule) => schedule.isInterval);
  waitForNextMinute();

  return {
    run(name) {
      const fn = scheduled.get(name);
      return fn ? call(fn) : null;
    },
    stop: () => clearTimeout(timer),
  };
}

async function call(fn: DeployedFunction): Promise<void> {
  await fn.run?.({ scheduleTime: new Date().toISOString() });
}

function scheduleOf(name: string, fn: DeployedFunction): Schedule | null {
  const { schedule = '', timeZone } = endpointOf(fn).scheduleTrigger ?? {};
  const parsed = parseSchedule(schedule, typeof timeZone === 'string' ? timeZone : undefined);
  if (!parsed)
    console.error(`The schedule "${schedule}" of ${name} is not understood; it runs only on demand.`);
  return parsed;
}
