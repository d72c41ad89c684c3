import { fieldsOf, filledText, listOf } from '@/lib/domain/parse/fields';
import type { Customer } from './customer';

export const MAX_GROUP_NAME = 40;
/** Most groups of one customer, and of one discount. */
export const MAX_GROUPS = 20;
/** Most groups of a store. */
export const MAX_STORE_GROUPS = 100;

/** The store's groups, from their stored list. */
export const parseGroupNames = (data: unknown): string[] => listOf(fieldsOf(data).names, filledText);

/** Whether an account is in any of these groups; one that came to the same e-mail address later is in none. */
export const isInGroups = (
  { groups, groupsOf }: Pick<Customer, 'groups' | 'groupsOf'>,
  uid: string,
  wanted: readonly string[],
): boolean => groupsOf === uid && groups.some((group) => wanted.includes(group));

/** The groups that a customer is in now. */
export const currentGroups = ({
  uid,
  groups,
  groupsOf,
}: Pick<Customer, 'uid' | 'groups' | 'groupsOf'>): readonly string[] =>
  uid !== null && groupsOf === uid ? groups : [];
