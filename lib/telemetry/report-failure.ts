/** The route that receives failure reports. */
export const FAILURE_REPORTS = '/api/failure';

/** Queries may contain people's choices and tokens. */
const withoutQueries = (text: string) => text.replace(/\?[^\s):]*/g, '');

/** Addresses and numbers may identify people; the rest names the fault. */
const masked = (text: string) =>
  withoutQueries(text)
    .replace(/\S+@\S+/g, '[e-mail]')
    .replace(/\d{4,}/g, '[number]');

export interface FailureReport {
  readonly name: string;
  readonly message: string;
  /** The innermost frames, with scripts' addresses but no query. */
  readonly stack: string;
  /** The page's route, such as `/orders/[id]`, which contains no ids. */
  readonly route: string;
}

/** Reports a broken page to the server; never throws, and the report is sent even while the page is closing. */
export function reportFailure(error: unknown, route: string): void {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const frames = stack
    .split('\n')
    .filter((line) => line.trim().startsWith('at '))
    .slice(0, 5);
  const report: FailureReport = {
    name,
    message: masked(message).slice(0, 200),
    stack: withoutQueries(frames.join('\n')).slice(0, 1000),
    route,
  };
  navigator.sendBeacon?.(FAILURE_REPORTS, JSON.stringify(report));
}
