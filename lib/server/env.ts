import { metricsSettings } from '@/lib/observability/metrics-settings';

const MIB = 1024 * 1024;

/** Settings of the server, parsed on first use; none is needed to build. */
export const serverEnv = {
  /** Next makes the pages of a build. */
  get isBuilding() {
    return process.env.NEXT_PHASE === 'phase-production-build';
  },
  /** What the pages of this server were built as; servers of one build share their pages. */
  get buildId() {
    return process.env.SITE_BUILD_ID ?? '';
  },
  /** How many pages one server caches in memory. */
  get pageCacheBytes() {
    return (Number(process.env.PAGE_CACHE_MIB) || 128) * MIB;
  },
  /** Whether servers share the pages they made in the project's bucket. */
  get sharesPages() {
    if (process.env.PAGE_CACHE !== 'storage') return false;
    if (this.buildId) return true;
    throw new Error('PAGE_CACHE=storage needs SITE_BUILD_ID, which the start scripts set.');
  },
  /** The project whose traces the log names. */
  get projectId() {
    return process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? '';
  },
  /** How figures are exported, by OpenTelemetry's own variables. */
  get metrics() {
    return metricsSettings(process.env);
  },
  /** See `clientAddress`. */
  get siteProxies() {
    return Number(process.env.SITE_PROXIES) || 0;
  },
} as const;
