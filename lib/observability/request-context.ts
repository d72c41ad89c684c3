import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { traceIdOf, type ReadHeader } from './trace-id';

/** The fields of every log line about its request. */
export interface RequestContext {
  readonly requestId: string;
  /** 32 hexadecimal digits; null if no caller or proxy started a trace. */
  readonly traceId: string | null;
}

const requests = new AsyncLocalStorage<RequestContext>();

/** The context of a request with these headers; creates an id unless the caller's is given. */
export const contextOf = (header: ReadHeader, requestId: string = randomUUID()): RequestContext => ({
  requestId,
  traceId: traceIdOf(header),
});

/** Runs `work`, all of whose log lines carry this request's ids. */
export const withRequest = <T>(context: RequestContext, work: () => T): T => requests.run(context, work);

export const currentRequest = (): RequestContext | undefined => requests.getStore();
