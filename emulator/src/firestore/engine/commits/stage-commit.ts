import type { Authoriser, StagedDocument } from '../authorise';
import { requestTimeOf } from '../values/timestamps';
import type { Caller, DocumentChange, StoredDocument, Version, Write, WriteResult } from '../types';
import { applyWrite, assertPrecondition, targetOf } from './apply-write';
import { assertDocumentLimits } from '../limits';

interface Step {
  readonly write: Write;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
  readonly result: WriteResult;
}

/**
 * What a commit would change, one change per document, without changing anything.
 * @throws StatusError as the rules, the preconditions or the limits say.
 */
export function stageCommit(
  request: { writes: readonly Write[]; caller: Caller; version: Version },
  state: {
    read: (path: string) => StoredDocument | null;
    authoriser: Authoriser;
    nameOf: (path: string) => string;
  },
): { changes: DocumentChange[]; results: WriteResult[] } {
  const { writes, caller, version } = request;
  const staged = new Map<string, StoredDocument | null>();
  const readAfter = (path: string): StoredDocument | null =>
    staged.has(path) ? (staged.get(path) ?? null) : state.read(path);

  const steps = writes.map((write): Step => {
    const path = targetOf(write);
    const before = readAfter(path);
    const { after, transformResults } = applyWrite(before, write, version, state.nameOf(path));
    if (write.verify === undefined) staged.set(path, after);
    return { write, before, after, result: resultOf(write, after, transformResults) };
  });
  state.authoriser.write(folded(steps, state.read), readAfter, caller, requestTimeOf(version));
  for (const { write, before: base } of steps) {
    const path = targetOf(write);
    assertPrecondition({ base, stored: state.read(path) }, write, state.nameOf(path));
  }
  for (const { write, after } of steps)
    if (write.updateTransforms?.length && after) assertDocumentLimits(state.nameOf(after.path), after.fields);

  const changes = [...staged]
    .map(([path, after]) => ({ path, before: state.read(path), after }))
    .filter(({ before, after }) => before !== after);
  return { changes, results: steps.map(({ result }) => result) };
}

function folded(
  steps: readonly Step[],
  read: (path: string) => StoredDocument | null,
): readonly StagedDocument[] {
  const documents = new Map<string, StagedDocument>();
  for (const { write, after } of steps) {
    const path = targetOf(write);
    const first = documents.get(path)?.first ?? write;
    documents.set(path, { first, last: write, stored: read(path), after });
  }
  return [...documents.values()];
}

function resultOf(
  write: Write,
  after: StoredDocument | null,
  transformResults: WriteResult['transformResults'],
): WriteResult {
  if (!write.update || !after) return {};
  return { updateTime: after.updateTime, ...(transformResults?.length ? { transformResults } : {}) };
}
