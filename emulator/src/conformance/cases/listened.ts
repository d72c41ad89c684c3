import type { Asked, Case, Client, ListenEvent, Need } from '../client';
import { until } from '../expect';

/** A listener with what it was told. */
export function listened(client: Client, asked: Asked | string) {
  const events: ListenEvent[] = [];
  const stop = client.listen?.(asked, (event) => events.push(event)) ?? (() => undefined);
  const last = (): ListenEvent | undefined => events.at(-1);
  return {
    events,
    stop,
    last,
    /** Waits until the server has said that the result is this. */
    shows: (ids: string) =>
      until(
        () => `[${ids}], last was [${last()?.ids ?? last()?.failure}]`,
        () => {
          const event = last();
          return event?.ids === ids && !event.fromCache && !event.hasPendingWrites && !event.failure;
        },
      ),
    fails: (code: string) =>
      until(
        () => code,
        () => last()?.failure === code,
      ),
  };
}

export const listens = (name: string, run: Case['run'], ...needs: Need[]): Case => ({
  name: `listener: ${name}`,
  needs: ['listen', ...needs],
  run,
});
