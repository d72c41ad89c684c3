/** The field that carries a call's request id, made by the browser, besides the request's own fields. */
export const REQUEST_ID = '$requestId';

/** Whether an id is safe to write to logs and documents unchanged. */
export const isRequestId = (value: string): boolean => /^[\w-]{8,64}$/.test(value);

/** The short form that people read out; enough to find a call within its hour. */
export const shortReference = (requestId: string): string => requestId.slice(0, 8).toUpperCase();
