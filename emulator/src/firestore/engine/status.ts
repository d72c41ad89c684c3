import { StatusError, type StatusName } from './types';

/** The one table of google.rpc.Code: its number (gRPC, targetChange.cause) and its HTTP status. */
export const STATUS_CODES: Readonly<Record<StatusName, { readonly grpc: number; readonly http: number }>> = {
  CANCELLED: { grpc: 1, http: 499 },
  UNKNOWN: { grpc: 2, http: 500 },
  INVALID_ARGUMENT: { grpc: 3, http: 400 },
  DEADLINE_EXCEEDED: { grpc: 4, http: 504 },
  NOT_FOUND: { grpc: 5, http: 404 },
  ALREADY_EXISTS: { grpc: 6, http: 409 },
  PERMISSION_DENIED: { grpc: 7, http: 403 },
  RESOURCE_EXHAUSTED: { grpc: 8, http: 429 },
  FAILED_PRECONDITION: { grpc: 9, http: 400 },
  ABORTED: { grpc: 10, http: 409 },
  OUT_OF_RANGE: { grpc: 11, http: 400 },
  UNIMPLEMENTED: { grpc: 12, http: 501 },
  INTERNAL: { grpc: 13, http: 500 },
  UNAVAILABLE: { grpc: 14, http: 503 },
  DATA_LOSS: { grpc: 15, http: 500 },
  UNAUTHENTICATED: { grpc: 16, http: 401 },
};

/** Anything thrown as a status: surprises become INTERNAL. */
export function toStatusError(error: unknown): StatusError {
  if (error instanceof StatusError) return error;
  return new StatusError('INTERNAL', error instanceof Error ? error.message : String(error));
}

/** The JSON form of an error, in REST answers and inside WebChannel streams. */
export function statusBody({ status, message }: StatusError) {
  return { error: { code: STATUS_CODES[status].http, message, status } };
}
