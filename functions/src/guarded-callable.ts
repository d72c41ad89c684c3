import type { HttpsFunction } from 'firebase-functions/https';
import { fieldsOf } from '@/lib/domain/parse/fields';

type Called = Parameters<HttpsFunction>[0];

/** What a call carried, before anything looked at it. */
export interface Sent {
  readonly data: unknown;
  /** Of the body as it was sent. */
  readonly bytes: number;
}

const sentWith = new WeakMap<object, Sent>();

/** What a call carried; a call that reached the handler by another way than HTTP has no body. */
export const sentBy = ({ rawRequest, data }: { rawRequest: object; data: unknown }): Sent =>
  sentWith.get(rawRequest) ?? { data, bytes: 0 };

/** Tells whether browsers may call from this origin; see `cors.ts`. */
export type AllowsOrigin = (origin: string, request: Called) => Promise<boolean>;

/**
 * A callable as it is deployed. firebase-functions reads a request's data recursively before its handler runs, and logs
 * what it does not expect, however large; so it is given none, and the handler takes it from `sentBy` once the call
 * was counted and its size is known. Calls of foreign pages are refused before that.
 */
export const guarded = <F extends HttpsFunction>(callable: F, allowsOrigin: AllowsOrigin): F =>
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
