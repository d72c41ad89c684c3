import type { Brand } from '@/lib/domain/catalogue/product';

/** What a form is open for: a group that exists, or null for a new one, which a parent makes a sub-category. */
export interface Editing<G extends Brand> {
  readonly group: G | null;
  readonly parent: G | null;
}

/** The same with the group as somebody else may have left it since. */
export const asItIsNow = <G extends Brand>(editing: Editing<G>, groups: readonly G[]): Editing<G> => ({
  ...editing,
  group: groups.find(({ id }) => id === editing.group?.id) ?? editing.group,
});
