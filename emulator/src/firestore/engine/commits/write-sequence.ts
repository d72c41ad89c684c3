import { invalid, type Version, type Write } from '../types';
import { targetOf } from './apply-write';

/** What a write asks of its document: `upsert` nothing, `insert` that it is missing, `update` that it is there. */
type Kind = 'verify' | 'delete' | 'upsert' | 'insert' | 'update';

interface Earlier {
  readonly kind: Kind;
  readonly updateTime: Version | undefined;
}

/**
 * Firestore folds the writes of one commit to the same document into one, and refuses what cannot be folded whatever is
 * stored: what needs a document behind its delete, an insert behind another write, a verify beside a write.
 * The wording is Google's emulator's.
 * @throws StatusError INVALID_ARGUMENT
 */
export function assertSequences(writes: readonly Write[]): void {
  const earlier = new Map<string, Earlier>();
  for (const write of writes) {
    const path = targetOf(write);
    const kind = kindOf(write);
    const updateTime = write.currentDocument?.updateTime;
    if (kind === 'verify' && !write.currentDocument) throw invalid('a verify must contain a precondition');
    const before = earlier.get(path);
    if (before) assertFollows(before, { kind, updateTime }, write);
    earlier.set(path, { kind, updateTime: before ? before.updateTime : updateTime });
  }
}

function assertFollows(before: Earlier, { kind, updateTime }: Earlier, { currentDocument }: Write): void {
  if (before.kind === 'verify' || kind === 'verify') throw invalid(besideVerify(before.kind, kind));
  const needsDocument = currentDocument?.exists === true || updateTime !== undefined;
  const needsNone = currentDocument?.exists === false;
  if (before.kind === 'delete' ? needsDocument : needsNone)
    throw invalid(`Cannot ${before.kind} then ${kind} an entity in the same request.`);
  if (updateTime !== undefined && updateTime !== before.updateTime)
    throw invalid(
      'Cannot collapse mutations with different version preconditions ' +
        `(${before.updateTime ?? null} and ${updateTime})`,
    );
}

function besideVerify(before: Kind, kind: Kind): string {
  if (before !== 'verify') return 'the same document cannot be written and then verified in a single request';
  return kind === 'verify'
    ? 'the same document cannot be verified more than once in a single request'
    : 'the same document cannot be verified and then written in a single request';
}

function kindOf({ verify, delete: deleted, currentDocument }: Write): Kind {
  if (verify !== undefined) return 'verify';
  if (deleted !== undefined) return 'delete';
  if (currentDocument?.exists === false) return 'insert';
  return currentDocument ? 'update' : 'upsert';
}
