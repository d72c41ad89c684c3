import type { DocumentData, Firestore, Query, QuerySnapshot } from 'firebase/firestore';
import { withAppCheck } from '@/lib/firebase/with-app-check';
import { errorCodeOf } from '@/lib/firebase/error-code';
import type { LiveSdk } from '@/lib/firebase/live-firestore';
import { whenLoaded } from '@/lib/firebase/when-loaded';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { fail, ok, type Result } from '@/lib/domain/result';
import { parseAll } from '@/lib/firestore/parse-all';
import { reconnecting } from '@/lib/firestore/reconnecting';

export type Sdk = LiveSdk;
export type Stop = () => void;
export type OnError = (code: ErrorCode) => void;
/** Turns a document into a domain value; throws if it is malformed. */
export type Parse<T> = (id: string, data: DocumentData) => T;

/** Starting the SDK is slow on a phone, so pending input is handled first. */
async function loadLive() {
  const { live } = await withAppCheck(() => import('@/lib/firebase/live-firestore'));
  await new Promise((resolve) => setTimeout(resolve));
  return { sdk: live.sdk, db: live.db() };
}

const watchLive = (start: (sdk: Sdk, db: Firestore) => Stop, onError: OnError): Stop =>
  whenLoaded(loadLive, ({ sdk, db }) => start(sdk, db), onError);

/**
 * Listeners get metadata changes too: if the server confirms after a reconnect that there is nothing, only the metadata
 * changes.
 */
const WITH_METADATA = { includeMetadataChanges: true };

/**
 * Listens to one document; `null` means that it does not exist. Offline an empty cache proves nothing: that is reported as
 * `try-again`, and the value follows when the network is back. If the server ends the listener, the error's code is reported
 * and the listener restarts.
 */
export function watchDocument<T>(
  path: string,
  parse: Parse<T>,
  onNext: (value: T | null) => void,
  onError: OnError,
): Stop {
  const fail = (error: unknown) => onError(errorCodeOf(error));
  return watchLive(
    (sdk, db) =>
      reconnecting(({ isRestart, onAnswer, onEnd }) => {
        // After a restart the caller shows the error, so it needs the value again even if it is the same.
        let delivered: string | null = null;
        return sdk.onSnapshot(
          sdk.doc(db, path),
          WITH_METADATA,
          (snapshot) => {
            const data = snapshot.data();
            const { fromCache } = snapshot.metadata;
            if (delivered === null && fromCache && isRestart) return;
            if (delivered === null && fromCache && !data) return onError('try-again');
            if (!fromCache) onAnswer();
            const content = JSON.stringify(data ?? null);
            if (content === delivered) return;
            delivered = content;
            deliver(() => (data ? parse(snapshot.id, data) : null), onNext, fail);
          },
          onEnd,
        );
      }, fail),
    onError,
  );
}

type BuildQuery = (sdk: Sdk, db: Firestore) => Query;

/** Listens to a bounded query, as `watchDocument` does; a malformed document is left out of the list. */
export const watchQuery = <T>(
  build: BuildQuery,
  parse: Parse<T>,
  onNext: (values: T[]) => void,
  onError: OnError,
): Stop => watchFrom(({ empty, metadata }) => !empty || !metadata.fromCache, build, parse, onNext, onError);

/**
 * As `watchQuery`, but its first value comes from the server. Documents cached by other listeners may be only a part of the
 * list, and a caller that compares lists would treat the rest as new.
 */
export const watchWholeQuery = <T>(
  build: BuildQuery,
  parse: Parse<T>,
  onNext: (values: T[]) => void,
  onError: OnError,
): Stop => watchFrom(({ metadata }) => !metadata.fromCache, build, parse, onNext, onError);

/** Skips snapshots before the first that `isEnough`, and reports every later one. */
function watchFrom<T>(
  isEnough: (snapshot: QuerySnapshot) => boolean,
  build: BuildQuery,
  parse: Parse<T>,
  onNext: (values: T[]) => void,
  onError: OnError,
): Stop {
  const fail = (error: unknown) => onError(errorCodeOf(error));
  return watchLive(
    (sdk, db) =>
      reconnecting(({ isRestart, onAnswer, onEnd }) => {
        let answered = false;
        return sdk.onSnapshot(
          build(sdk, db),
          WITH_METADATA,
          (snapshot) => {
            const { fromCache } = snapshot.metadata;
            if (!fromCache) onAnswer();
            if (!answered && fromCache && isRestart) return;
            if (!answered && !isEnough(snapshot)) {
              if (snapshot.empty) onError('try-again');
              return;
            }
            if (answered && snapshot.docChanges().length === 0) return;
            answered = true;
            deliver(() => parseAll(snapshot.docs, parse), onNext, fail);
          },
          onEnd,
        );
      }, fail),
    onError,
  );
}

/** Reads once with the full SDK, for screens that listen anyway. */
export async function readWithFullSdk<T>(read: (sdk: Sdk, db: Firestore) => Promise<T>): Promise<Result<T>> {
  try {
    const { sdk, db } = await loadLive();
    return ok(await read(sdk, db));
  } catch (error) {
    return fail({ code: errorCodeOf(error) });
  }
}

/**
 * Writes with the full SDK: this browser's listeners show the write at once, and revert it if it is refused. Offline the write
 * waits for the network.
 */
export async function writeWithFullSdk(
  write: (sdk: Sdk, db: Firestore) => Promise<void>,
): Promise<Result<null>> {
  try {
    const { sdk, db } = await loadLive();
    await write(sdk, db);
    return ok(null);
  } catch (error) {
    return fail({ code: errorCodeOf(error) });
  }
}

function deliver<T>(read: () => T, onNext: (value: T) => void, fail: (error: unknown) => void): void {
  let value: T;
  try {
    value = read();
  } catch (error) {
    fail(error);
    return;
  }
  onNext(value);
}
