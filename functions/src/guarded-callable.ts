import type { HttpsFunction } from 'firebase-functions/https';
import { fieldsOf } from '@/lib/domain/parse/fields';

type Called = Parameters<HttpsFunction>[0];

/** A call's data before validation. */
export interface Sent {
  readonly data: unknown;
  /** Size of the body as it was sent. */
  readonly bytes: number;
}

const sentWith = new WeakMap<object, Sent>();

/** The data and size of a call; a call that did not come by HTTP has no body. */
export const sentBy = ({ rawRequest, data }: { rawRequest: object; data: unknown }): Sent =>
  sentWith.get(rawRequest) ?? { data, bytes: 0 };

/** Whether browsers may call from this origin; see `own-origins.ts`. */
export type AllowsOrigin = (origin: string, request: Called) => Promise<boolean>;

/**
 * Wraps a callable for deployment. firebase-functions would read a request's data recursively before its
 * handler runs, and log what it does not expect, however large; so it gets none, and the handler takes it
 * from `sentBy` after rate and size checks. Calls from foreign origins are refused before that.
 */
export const guardedCallable = <F extends HttpsFunction>(callable: F, allowsOrigin: AllowsOrigin): F =>
  new Proxy(callable, {
    async apply(target, self, [request, response]: Parameters<HttpsFunction>) {
      const origin = request.get('origin');
      if (origin && !(await allowsOrigin(origin, request))) return void response.status(403).end();
      const data = fieldsOf(request.body).data ?? null;
      sentWith.set(request, { data, bytes: request.rawBody?.length ?? 0 });
      request.body = { data: null };
      return Reflect.apply(target, self, [request, response]) as unknown;
    },
  });
