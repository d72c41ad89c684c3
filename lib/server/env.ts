import { STORE_ID } from '@/lib/domain/ids';
import { metricsSettings } from '@/lib/observability/metrics-settings';

const MIB = 1024 * 1024;

/** Settings of the server, parsed on first use; none is needed to build. */
export const serverEnv = {
  /**
   * The one store that this server shows, or empty for the store that each request's host belongs to. Read when the server
   * runs, so that one build serves every store; Next would inline `process.env.NEXT_PUBLIC_STORE_ID`.
   */
  get storeId() {
    const { NEXT_PUBLIC_STORE_ID: id = '' } = process.env;
    if (id ? STORE_ID.test(id) : process.env.NEXT_PUBLIC_PLATFORM_HOST) return id;
    const problem = id ? `is "${id}", which is not of the form my-store` : 'is missing';
    throw new Error(
      `The setting NEXT_PUBLIC_STORE_ID ${problem}. See .env.example, or use "npm start", which needs none.`,
    );
  },
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
  /** How long views are collected before they are written, milliseconds. */
  get visitsFlushMs() {
    return (Number(process.env.VISITS_FLUSH_SECONDS) || 120) * 1000;
  },
  /** How metrics are exported, from OpenTelemetry's standard variables. */
  get metrics() {
    return metricsSettings(process.env);
  },
  /** See `clientNetwork`. */
  get siteProxies() {
    return Number(process.env.SITE_PROXIES) || 0;
  },
} as const;
