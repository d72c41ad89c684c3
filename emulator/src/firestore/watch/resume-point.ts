import { timestampToVersion } from '../engine/values/timestamps';
import type { Engine, Version } from '../engine/types';
import type { AddTarget } from './messages';

/** Where a client's knowledge of a target ends. */
export type ResumePoint =
  | { readonly kind: 'start' }
  /** It knows the result as of a version of this very history. */
  | { readonly kind: 'since'; readonly version: Version }
  /** It knows something of another history: all of it has to go. */
  | { readonly kind: 'reset' };

/**
 * Reads an addTarget's resume token (`epoch:version`) or read time. A version above the engine's lifts its clock,
 * because a client silently ignores snapshots older than the newest it has seen.
 */
export function readResumePoint(target: AddTarget, engine: Engine): ResumePoint {
  const known = parse(target);
  if (!known) return { kind: 'start' };
  const isAhead = known.version > engine.version;
  if (isAhead) engine.advancePast(known.version);
  const isOurs = !isAhead && (known.epoch === null || known.epoch === engine.epoch);
  return isOurs ? { kind: 'since', version: known.version } : { kind: 'reset' };
}

function parse({ resumeToken, readTime }: AddTarget): { epoch: string | null; version: Version } | null {
  if (readTime) return { epoch: null, version: timestampToVersion(readTime) };
  if (!resumeToken) return null;
  const [epoch = '', version] = Buffer.from(resumeToken, 'base64').toString().split(':');
  return { epoch, version: Number.isSafeInteger(Number(version)) ? Number(version) : 0 };
}
