/** Where a call carries the id that its browser gave it, beside the fields of the request. */
export const REQUEST_ID = '$requestId';

/** What may be written into logs and documents as it came. */
export const isRequestId = (value: string): boolean => /^[\w-]{8,64}$/.test(value);

/** What people read out: enough to find the call of that hour by. */
export const shortReference = (requestId: string): string => requestId.slice(0, 8).toUpperCase();
