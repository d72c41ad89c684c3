import type { AppError } from '@/lib/domain/errors/app-error';
import type { FieldError } from '@/lib/domain/forms/field-errors';
import { fail, ok, type Result } from '@/lib/domain/result';
import { redirectKey, redirectTarget } from './addresses';
import { isLoop, redirectTable } from './find-redirect';
import { MOST_REDIRECTS, type Redirect, type RedirectChange } from './redirect';

/** A Firestore document may have 1 MiB; field names and the audit log's copy need room. */
const MOST_BYTES = 700 * 1024;

/** A valid redirect, or an error for each side. */
export type CheckedRedirect =
  | { readonly redirect: Redirect }
  | { readonly problems: { readonly from?: FieldError; readonly to?: FieldError } };

/** Checks a typed redirect. */
export function checkRedirect(typed: Redirect): CheckedRedirect {
  const from = redirectKey(typed.from);
  const to = redirectTarget(typed.to);
  if (from !== null && to !== null) return { redirect: { from, to } };
  return {
    problems: {
      ...(from === null && { from: 'field.redirect.from' as const }),
      ...(to === null && { to: 'field.redirect.to' as const }),
    },
  };
}

/**
 * The table after a change. Fails with `invalid-input` at `add.N.from` and `add.N.to` (N counts from 0) for an invalid
 * address, a loop, or too many redirects; then nothing changes.
 */
export function changeRedirects(
  before: readonly Redirect[],
  { add, remove }: RedirectChange,
): Result<Redirect[]> {
  const checked = add.map(checkRedirect);
  const added = checked.flatMap((one) => ('redirect' in one ? [one.redirect] : []));
  const problems = checked.flatMap((one, at) =>
    'problems' in one ? Object.entries(one.problems).map(([side, key]) => [`add.${at}.${side}`, key]) : [],
  );
  if (problems.length) return invalid(Object.fromEntries(problems) as Record<string, string>);
  const gone = new Set([...remove, ...added.map(({ from }) => from)]);
  const rows = [...before.filter(({ from }) => !gone.has(from)), ...latest(added)];
  const table = redirectTable(rows);
  const loops = added.flatMap(({ from }, at) =>
    isLoop(table, from) ? [[`add.${at}.to`, 'field.redirect.loop' satisfies FieldError]] : [],
  );
  if (loops.length) return invalid(Object.fromEntries(loops) as Record<string, string>);
  if (rows.length > MOST_REDIRECTS || bytesOf(rows) > MOST_BYTES)
    return invalid({ [`add.${added.length - 1}.from`]: 'field.redirect.many' satisfies FieldError });
  return ok(rows);
}

const invalid = (fields: Record<string, string>): Result<never> =>
  fail({ code: 'invalid-input', fields } satisfies AppError);

/** Of lines with the same address, only the last counts. */
const latest = (added: readonly Redirect[]): Redirect[] => [
  ...new Map(added.map((redirect) => [redirect.from, redirect])).values(),
];

const bytesOf = (rows: readonly Redirect[]): number => new TextEncoder().encode(JSON.stringify(rows)).length;
