/** Throws unless both are the same, compared as text with sorted keys. */
export function same(actual: unknown, expected: unknown): void {
  const [got, wanted] = [shownAs(actual), shownAs(expected)];
  if (got !== wanted) throw new Error(`expected ${wanted}, but it is ${got}`);
}

/** Throws unless the promise is refused with this code. */
export async function refused(attempt: () => Promise<unknown>, code: string): Promise<void> {
  let answer: unknown;
  try {
    answer = await attempt();
  } catch (error) {
    return same(codeOf(error), code);
  }
  throw new Error(`expected ${code}, but the answer is ${shownAs(answer)}`);
}

const GRPC_CODES = [
  'ok',
  'cancelled',
  'unknown',
  'invalid-argument',
  'deadline-exceeded',
  'not-found',
  'already-exists',
  'permission-denied',
  'resource-exhausted',
  'failed-precondition',
  'aborted',
];

/** The error's code by name; an SDK that refuses an argument by itself, without a code, counts as invalid-argument. */
export function codeOf(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: string };
  if (typeof code === 'number') return GRPC_CODES[code] ?? String(code);
  if (typeof code === 'string') return code.replace(/^firestore\//, '');
  // firebase-admin's listeners have the number in the text alone.
  const [, told] = /^Error (\d+): /.exec(message ?? '') ?? [];
  if (told !== undefined) return GRPC_CODES[Number(told)] ?? told;
  return /^Value for argument|^Invalid|must be/.test(message ?? '') ? 'invalid-argument' : String(message);
}

const shownAs = (value: unknown): string =>
  JSON.stringify(value, (_key, entry: unknown) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
      : typeof entry === 'number' && !Number.isFinite(entry)
        ? String(entry)
        : entry,
  );

/** Resolves when the condition holds, or throws what it was waiting for. */
export async function until(what: string | (() => string), isMet: () => boolean): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!isMet()) {
    if (Date.now() > deadline)
      throw new Error(`waited in vain for ${typeof what === 'string' ? what : what()}`);
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
const PATIENCE_MS = 15_000;
const STEP_MS = 5;
