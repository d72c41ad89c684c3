import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { traceIdOf, type ReadHeader } from './trace-id';

/** What every line of the log says of the request it belongs to. */
export interface RequestContext {
  readonly requestId: string;
  /** 32 hexadecimal digits; null where no caller and no proxy began a trace. */
  readonly traceId: string | null;
}

const requests = new AsyncLocalStorage<RequestContext>();

/** Of a request with these headers, with an id of our own unless the caller's is given. */
export const contextOf = (header: ReadHeader, requestId: string = randomUUID()): RequestContext => ({
  requestId,
  traceId: traceIdOf(header),
});

/** Runs `work`, all of whose log lines carry this request's ids. */
export const withRequest = <T>(context: RequestContext, work: () => T): T => requests.run(context, work);

export const currentRequest = (): RequestContext | undefined => requests.getStore();
