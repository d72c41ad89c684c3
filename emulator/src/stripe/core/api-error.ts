type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

export interface ErrorDetails {
  readonly type?: ErrorType;
  readonly code?: string;
  readonly decline_code?: string;
  /** The parameter at fault, as `shipping[name]`. */
  readonly param?: string;
  readonly [attached: string]: unknown;
}

/** A refusal in Stripe's words and shape; what the request wrote before it is undone unless `keepsWrites`. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: ErrorDetails = {},
    readonly keepsWrites = false,
  ) {
    super(message);
  }

  get body() {
    const { type = 'invalid_request_error', ...rest } = this.details;
    return { error: { type, message: this.message, ...rest } };
  }
}

export function invalid(message: string, details: ErrorDetails = {}): ApiError {
  return new ApiError(400, message, details);
}

/** A failure of Stripe's own. */
export function stripesOwn(status: number): ApiError {
  return new ApiError(status, 'An unknown error occurred.', { type: 'api_error' });
}

/** `what` is the resource's name with underscores; a missing path id is 404, a missing parameter's target 400. */
export function missing(what: string, id: string, param = 'id', status = 404): ApiError {
  return new ApiError(status, `No such ${what}: '${id}'`, { code: 'resource_missing', param });
}
