/** The `code` that the SDKs and Node put on their errors, as `auth/user-not-found`; undefined on anything else. */
export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
