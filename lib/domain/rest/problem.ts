import { ERROR_STATUS, type AppError, type ErrorCode } from '@/lib/domain/errors/app-error';

/** Failures of the REST API alone; everything else fails with the codes of the admin's actions. */
const REST_STATUS = {
  'key-invalid': 401,
  'scope-missing': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'idempotency-key-missing': 400,
  'invalid-json': 400,
  'request-too-large': 413,
} as const;
type RestCode = keyof typeof REST_STATUS;

/** The HTTP status of each canonical status. */
const HTTP_STATUS: Readonly<Record<(typeof ERROR_STATUS)[ErrorCode], number>> = {
  'invalid-argument': 422,
  unauthenticated: 401,
  'permission-denied': 403,
  'not-found': 404,
  'failed-precondition': 409,
  'already-exists': 409,
  aborted: 409,
  cancelled: 409,
  'resource-exhausted': 429,
  unavailable: 503,
  internal: 500,
};

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** A field of the request that was refused, as `lines[0].quantity`. */
interface RefusedField {
  readonly path: string;
  /** Stable, such as `field.quantity.invalid`. */
  readonly code: string;
}

/** An error of the REST API, RFC 9457; `code` and `errors` are its extensions. */
export interface Problem {
  readonly type: 'about:blank';
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly requestId: string;
  readonly errors?: readonly RefusedField[];
  /** For `too-many-requests`: seconds, as in the header `Retry-After`. */
  readonly retryAfter?: number;
}

export type RestError = AppError | { readonly code: RestCode; readonly fields?: AppError['fields'] };

const isRestCode = (code: string): code is RestCode => Object.hasOwn(REST_STATUS, code);

/** The problem that an error is answered with. */
export function problemOf(error: RestError, requestId: string): Problem {
  const { code, fields } = error;
  const status = isRestCode(code) ? REST_STATUS[code] : HTTP_STATUS[ERROR_STATUS[code]];
  const params = 'params' in error ? error.params : undefined;
  const { retryAfter, missing } = params ?? {};
  const refused = { ...fields, ...(missing && { [missing]: 'field.missing' }) };
  const errors = Object.entries(refused).map(([path, key]) => ({ path, code: key }));
  return {
    ...{ type: 'about:blank', title: TITLES[status] ?? 'Error', status, code, requestId },
    ...(errors.length > 0 && { errors }),
    ...(typeof retryAfter === 'number' && { retryAfter }),
  };
}
