import { fieldsOf, filledText, listOf } from '@/lib/domain/parse/fields';
import type { Customer } from './customer';

export const MAX_GROUP_NAME = 40;
/** The most groups of one customer or one discount. */
export const MAX_GROUPS = 20;
/** The most groups of a store. */
export const MAX_STORE_GROUPS = 100;

/** Parses the store's group names. */
export const parseGroupNames = (data: unknown): string[] => listOf(fieldsOf(data).names, filledText);

/** Whether an account is in any of these groups; another account with the same e-mail address is not. */
export const isInGroups = (
  { groups, groupsOf }: Pick<Customer, 'groups' | 'groupsOf'>,
  uid: string,
  wanted: readonly string[],
): boolean => groupsOf === uid && groups.some((group) => wanted.includes(group));

/** A customer's current groups. */
export const currentGroups = ({
  uid,
  groups,
  groupsOf,
}: Pick<Customer, 'uid' | 'groups' | 'groupsOf'>): readonly string[] =>
  uid !== null && groupsOf === uid ? groups : [];
