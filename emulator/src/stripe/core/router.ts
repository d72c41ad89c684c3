import type { Handler, Routes } from './call';

export interface Match {
  readonly handler: Handler;
  readonly ids: readonly string[];
  /** A publishable key may do it. */
  readonly forBrowsers: boolean;
}

/** What Stripe.js itself does with a publishable key. */
const FOR_BROWSERS = new Set([
  'POST /v1/payment_methods',
  'GET /v1/payment_intents/:id',
  'POST /v1/payment_intents/:id/confirm',
]);

export class Router {
  private readonly entries: readonly { method: string; pattern: RegExp; route: string; handler: Handler }[];

  constructor(...tables: readonly Routes[]) {
    this.entries = tables.flatMap(Object.entries<Handler>).map(([route, handler]) => {
      const [method = '', path = ''] = route.split(' ');
      return { method, route, handler, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '([^/]+)')}$`) };
    });
  }

  match(method: string, path: string): Match | null {
    for (const { pattern, route, handler, ...entry } of this.entries) {
      const found = entry.method === method ? pattern.exec(path) : null;
      if (found)
        return { handler, ids: found.slice(1).map(decodeURIComponent), forBrowsers: FOR_BROWSERS.has(route) };
    }
    return null;
  }
}
