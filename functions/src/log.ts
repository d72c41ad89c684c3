import * as logger from 'firebase-functions/logger';
import { currentRequest } from '@/lib/observability/request-context';

type Write = (message: string, fields?: Readonly<Record<string, unknown>>) => void;

/** Structured lines, each with the request's id. firebase-functions adds the trace, from either of its headers. */
export interface Log {
  readonly debug: Write;
  readonly warn: Write;
  readonly error: Write;
}

const at =
  (severity: keyof Log): Write =>
  (message, fields = {}) => {
    const requestId = currentRequest()?.requestId;
    logger[severity](message, { ...(requestId && { requestId }), ...fields });
  };

export const log: Log = { debug: at('debug'), warn: at('warn'), error: at('error') };
