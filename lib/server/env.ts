import { metricsSettings } from '@/lib/observability/metrics-settings';

const MIB = 1024 * 1024;

/** Settings of the server, parsed on first use; none is needed to build. */
export const serverEnv = {
  /** Whether Next is building the static pages. */
  get isBuilding() {
    return process.env.NEXT_PHASE === 'phase-production-build';
  },
  /** The id of this server's build; servers of one build share their pages. */
  get buildId() {
    return process.env.SITE_BUILD_ID ?? '';
  },
  /** Size of one server's page cache in memory, bytes. */
  get pageCacheBytes() {
    return (Number(process.env.PAGE_CACHE_MIB) || 128) * MIB;
  },
  /** Whether servers share rendered pages in the project's bucket. */
  get sharesPages() {
    if (process.env.PAGE_CACHE !== 'storage') return false;
    if (this.buildId) return true;
    throw new Error('PAGE_CACHE=storage needs SITE_BUILD_ID, which the start scripts set.');
  },
  /** The project id in the log's trace names. */
  get projectId() {
    return process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? '';
  },
  /** The host below which stores have names; empty takes this site's own. */
  get platformHost() {
    return process.env.PLATFORM_HOST ?? '';
  },
  /** How long views are collected before they are written, milliseconds. */
  get visitsFlushMs() {
    return (Number(process.env.VISITS_FLUSH_SECONDS) || 120) * 1000;
  },
  /** How metrics are exported, from OpenTelemetry's standard variables. */
  get metrics() {
    return metricsSettings(process.env);
  },
  /** See `clientAddress`. */
  get siteProxies() {
    return Number(process.env.SITE_PROXIES) || 0;
  },
} as const;
