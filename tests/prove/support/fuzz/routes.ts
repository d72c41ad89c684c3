/** A route below `/api`, and the part of its address that it reads. */
export interface Route {
  readonly path: string;
  readonly parameter?: string;
  /** Loaded late, because settings are read when a module is loaded. */
  readonly load: () => Promise<unknown>;
}

/** Every file below pages/api. */
export const ROUTES: readonly Route[] = [
  {
    path: '/api/check-subscription',
    parameter: 'stripeId',
    load: () => import('@/pages/api/check-subscription/[stripeId]'),
  },
  { path: '/api/csp-report', load: () => import('@/pages/api/csp-report') },
  { path: '/api/failure', load: () => import('@/pages/api/failure') },
  {
    path: '/api/stop-mails',
    parameter: 'token',
    load: () => import('@/pages/api/stop-mails/[token]'),
  },
  { path: '/api/visits', load: () => import('@/pages/api/visits') },
  { path: '/api/v1/openapi.json', load: () => import('@/pages/api/v1/openapi.json') },
  { path: '/api/v1', parameter: 'path', load: () => import('@/pages/api/v1/[...path]') },
  { path: '/api/tls/ask', load: () => import('@/pages/api/tls/ask') },
  { path: '/api/health', load: () => import('@/pages/api/health') },
];
