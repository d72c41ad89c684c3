import { currentRequest, type RequestContext } from '@/lib/observability/request-context';
import { traceField } from '@/lib/observability/trace-id';
import { serverEnv } from '@/lib/server/env';

type Write = (message: string, fields?: Readonly<Record<string, unknown>>, of?: RequestContext) => void;

/**
 * One line of JSON, as Cloud Logging and other collectors read it, with the ids of its request. `error` is written in the form
 * that Error Reporting expects.
 */
const writing =
  (severity: 'WARNING' | 'ERROR', write: (line: string) => void): Write =>
  (message, { error, ...fields } = {}, of = currentRequest()) => {
    const line = {
      severity,
      message,
      ...fields,
      ...(error !== undefined && { stack_trace: textOf(error) }),
      ...(of && { requestId: of.requestId, ...traceField(serverEnv.projectId, of.traceId) }),
    };
    write(JSON.stringify(line));
  };

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** The site's log. */
export const log = {
  warn: writing('WARNING', (line) => console.warn(line)),
  error: writing('ERROR', (line) => console.error(line)),
} as const;
