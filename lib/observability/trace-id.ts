/** The value of a request's header, by its lower-case name. */
export type ReadHeader = (name: string) => string | undefined;

/** https://www.w3.org/TR/trace-context/#traceparent-header */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:$|-)/;
/** https://cloud.google.com/trace/docs/trace-context#legacy-http-header */
const CLOUD_TRACE = /^([\da-f]{32})(?:\/\d+)?(?:;o=\d+)?$/i;
const NONE = '0'.repeat(32);

/** The id of the trace that a request belongs to, by the standard's header or Google's; null without a valid one. */
export function traceIdOf(header: ReadHeader): string | null {
  const standard = TRACEPARENT.exec(header('traceparent') ?? '');
  const found = standard ?? CLOUD_TRACE.exec(header('x-cloud-trace-context') ?? '');
  const id = found?.[1]?.toLowerCase();
  return id && id !== NONE ? id : null;
}

/** A field that Cloud Logging groups lines by. */
export const traceField = (projectId: string, traceId: string | null | undefined) =>
  traceId ? { 'logging.googleapis.com/trace': `projects/${projectId}/traces/${traceId}` } : {};
