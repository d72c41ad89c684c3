import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { fail, ok, type Result } from '@/lib/domain/result';
import { platformHost, platformNameProblem } from '@/lib/domain/tenancy/platform-name';
import type { Deps } from '@/functions/src/deps';

/** Tried in this order where a name is taken. */
const ENDINGS = ['-shop', '-store', '-2', '-3'] as const;

/**
 * Whether a platform name is free, with one that is free if not. It reveals what a visit to the address would; attempts are
 * rate limited. Fails with `opening-unavailable`.
 */
export async function checkStoreName(
  { db, platformHost: platform }: Pick<Deps, 'db' | 'platformHost'>,
  { platformName }: Callables['checkStoreName']['request'],
): Promise<Result<Callables['checkStoreName']['response']>> {
  const endings = ENDINGS.map((ending) => shortened(platformName, ending.length) + ending);
  const names = [platformName, ...endings.filter((name) => !platformNameProblem(name))];
  const hosts = names.map((name) => platformHost(name, platform()));
  if (hosts.includes(null)) return fail({ code: 'opening-unavailable' });
  const found = await db.getAll(...hosts.map((host) => db.doc(collections.domain(host ?? ''))));
  const free = names.filter((_, index) => !found[index]?.exists);
  const isFree = free[0] === platformName;
  return ok({ free: isFree, suggestion: isFree ? '' : (free[0] ?? '') });
}

const shortened = (name: string, by: number): string =>
  name.slice(0, FIELD_LIMITS.platformNameMax - by).replace(/-+$/, '');
