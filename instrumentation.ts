import type { Instrumentation } from 'next';

/** Next calls it once in each server before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { observeSite } = await import('@/lib/server/observe');
    observeSite();
  }
}

/** Next calls it for whatever a page, an API route or the proxy throws, and prints the error in its own form beside. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, { routePath }) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { logRequestError } = await import('@/lib/server/observe');
    logRequestError(error, request.headers, routePath);
  }
};
