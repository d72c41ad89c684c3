import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { CallableName } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import {
  bitsFor,
  isSolution,
  leadingZeroBits,
  MAX_CHALLENGE_LENGTH,
  PROOF_OF_WORK,
  solutionText,
} from '@/lib/domain/limits/proof-of-work';
import { fieldsOf, text } from '@/lib/domain/parse/fields';
import { fail, ok, type Result } from '@/lib/domain/result';
import { digest } from '@/functions/src/adapters/tokens/digest';
import { nullWhenExists } from '@/functions/src/adapters/database/error-code';
import { sameText } from '@/functions/src/adapters/tokens/same-text';

/** Long enough for a slow phone, short enough that nobody hoards solutions. */
const LIFETIME_MS = 5 * 60 * 1000;

interface Demanded {
  readonly name: CallableName;
  readonly store: string | undefined;
  /** The unchecked request. */
  readonly data: unknown;
  /** See `Consumed`. */
  readonly excess: number;
}

/**
 * Checks that a call carries a solved challenge for this callable and store, and uses it up. Otherwise fails with
 * `proof-of-work-required` and a new challenge.
 */
export type ProofOfWork = (demanded: Demanded) => Promise<Result<null>>;

interface ProofDeps {
  readonly db: Firestore;
  readonly now: () => number;
  readonly secret: () => string;
}

/** Challenges are signed, not stored. Only solved ones are stored, so filling the database costs the work. */
export function createProofOfWork({ db, now, secret }: ProofDeps): ProofOfWork {
  const seal = (payload: string) => createHmac('sha256', secret()).update(payload).digest('base64url');

  function newChallenge({ name, store = '', excess }: Demanded) {
    const bits = bitsFor(excess);
    const payload = [name, store, now() + LIFETIME_MS, bits, randomBytes(12).toString('base64url')].join('.');
    return { challenge: `${payload}.${seal(payload)}`, bits };
  }

  /** When a solved challenge of ours ends; null for anything else. */
  function solvedUntil({ name, store = '', data }: Demanded): number | null {
    const sent = fieldsOf(fieldsOf(data)[PROOF_OF_WORK]);
    const [challenge, solution] = [text(sent.challenge) ?? '', text(sent.solution) ?? ''];
    if (challenge.length > MAX_CHALLENGE_LENGTH || !isSolution(solution)) return null;
    const parts = challenge.split('.');
    const [ofName, ofStore, endsAt, bits] = parts;
    if (parts.length !== 6 || ofName !== name || ofStore !== store || Number(endsAt) <= now()) return null;
    if (!sameText(parts.at(-1) ?? '', seal(parts.slice(0, -1).join('.')))) return null;
    const hash = createHash('sha256').update(solutionText(challenge, solution)).digest();
    return leadingZeroBits(hash) >= Number(bits) ? Number(endsAt) : null;
  }

  return async (demanded) => {
    const endsAt = solvedUntil(demanded);
    if (endsAt !== null && (await isFirstUse(db, demanded, endsAt))) return ok(null);
    return fail({ code: 'proof-of-work-required', params: newChallenge(demanded) });
  };
}

/** Stored until the challenge expires anyway. */
async function isFirstUse(db: Firestore, { data }: Demanded, endsAt: number): Promise<boolean> {
  const { challenge } = fieldsOf(fieldsOf(data)[PROOF_OF_WORK]);
  const used = db.doc(collections.rateLimitOfAll(digest([PROOF_OF_WORK, challenge])));
  return (await used.create({ expireAt: Timestamp.fromMillis(endsAt) }).catch(nullWhenExists)) !== null;
}
