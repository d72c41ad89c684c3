import { fieldsOf, filledText, listOf } from '@/lib/domain/parse/fields';
import type { Customer } from './customer';

/** Of the name of a group or a tag. */
export const MAX_LABEL_LENGTH = 40;
/** The most groups of one customer or one discount, and the most tags of a customer. */
export const MAX_CUSTOMER_LABELS = 20;
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
