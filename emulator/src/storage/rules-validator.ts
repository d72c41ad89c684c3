import type { Claims, TokenReader } from '../auth/tokens/id-tokens';
import type { RulesValidator } from '../firebase-tools-parts';
import type { Caller, StoredDocument } from '../firestore/engine/types';
import { callerOf } from '../firestore/transports/caller';
import type { Journal } from '../status/journal';
import type { StorageGate } from '../rules/storage-gate';

interface Options {
  /** Asked anew for each decision, since tests may replace the rules. */
  gate(): StorageGate;
  readFirestore(path: string): StoredDocument | null;
  readonly readToken: TokenReader;
  readonly journal: Journal;
}

/** Lets our rules decide what firebase-tools' storage layer asks. The Admin SDK may do everything. */
export function rulesValidator({ gate, readFirestore, readToken, journal }: Options): RulesValidator {
  return {
    async validate(path, bucket, method, { before, after }, projectId, authorization) {
      const caller = callerOrNull(authorization, (token) => readToken(token, projectId));
      if (caller?.kind === 'admin') return true;
      if (!caller) return false;
      const name = path.slice(`b/${bucket}/o/`.length);
      const everything = method === 'list' && name === '';
      if (!isLiteral(bucket) || bucket.includes('/') || !(everything || isLiteral(name))) return false;
      const decision = gate().decideStorage({
        method,
        bucket,
        path: name,
        auth: caller.auth,
        time: Date.now() * 1_000,
        resource: before ?? null,
        newResource: after ?? null,
        readFirestore,
      });
      if (!decision.allowed) {
        journal.add(`Storage: ${decision.explanation}`);
        console.log(`Storage rules: ${decision.explanation}`);
      }
      return decision.allowed;
    },
  };
}

/** Storage resolves `a/../b` and `a//b` as paths, so the rules would be asked about another object than the one served. */
function isLiteral(name: string): boolean {
  return name.split('/').every((segment) => !['', '.', '..'].includes(segment));
}

function callerOrNull(
  authorization: string | undefined,
  readToken: (token: string) => Claims | null,
): Caller | null {
  try {
    return callerOf(authorization?.replace(/^Firebase\s+/i, 'Bearer '), readToken);
  } catch {
    return null;
  }
}
