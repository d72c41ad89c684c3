import { contextOf } from '@/lib/observability/request-context';
import { startMetrics } from '@/lib/observability/start-metrics';
import { serverEnv } from '@/lib/server/env';
import { log } from '@/lib/server/log';

/** Starts exporting the site's metrics. */
export function observeSite(): void {
  if (!serverEnv.isBuilding) startMetrics('site', serverEnv.metrics);
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** `route` is Next's route name, which contains no ids. */
export function logRequestError(error: unknown, headers: Headers, route: string): void {
  const of = contextOf((name) => headers[name]?.toString());
  log.error('A request failed', { route, error }, of);
}
