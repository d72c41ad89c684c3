import { NOBODY, type Person } from './people';

export const ACCESSES = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Access = (typeof ACCESSES)[number];

/** One kind of document and who may do what with it. What is not named is allowed to nobody. */
export interface CollectionCase {
  readonly name: string;
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** What fields are asked to equal in the list of the screens; every list is also limited. */
  readonly filters?: Readonly<Record<string, string>>;
  /** The field that it is ordered by, and in which direction. */
  readonly order?: readonly [field: string, direction: 'asc' | 'desc'];
  /** What an update writes; by default a field unknown to every rule. */
  readonly change?: Readonly<Record<string, unknown>>;
  /** The fields of a new document with this id; by default those of the stored one. */
  readonly newFields?: (id: string) => Readonly<Record<string, unknown>>;
  /** Of the platform, for the people of all stores alike. */
  readonly isOfAllStores?: true;
  readonly may: Readonly<Partial<Record<Access, readonly Person[]>>>;
}

export const mayDo = ({ may }: CollectionCase, person: Person): Access[] =>
  ACCESSES.filter((access) => (may[access] ?? NOBODY).includes(person));
