import type { FieldValues, Resolver } from 'react-hook-form';
import type * as staffPassword from '@/lib/domain/account/staff-password';

/** Checks a form by the rules of `staff-password`, whose list of common passwords comes with the first check. */
export const staffResolver =
  <Values extends FieldValues>(
    resolverBy: (rules: typeof staffPassword) => Resolver<Values>,
  ): Resolver<Values> =>
  async (...check) =>
    resolverBy(await import('@/lib/domain/account/staff-password'))(...check);
