import type { RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing';
import { idTokenOf } from '@/tests/fixtures/firebase/id-tokens';

/** Everyone who meets store `demo`; `secondOwner` owns another store, `guest` ordered without an account, `operator` runs the platform, `support` too, and an owner of `demo` let them in. */
export const PEOPLE = [
  'stranger',
  'guest',
  'shopper',
  'otherShopper',
  'staff',
  'removedStaff',
  'owner',
  'secondOwner',
  'disabledOwner',
  'operator',
  'support',
] as const;
export type Person = (typeof PEOPLE)[number];

const proved = (name: string) => ({
  firebase: { sign_in_provider: 'password' } as const,
  email: `${name}@demo.test`,
  email_verified: true,
});

export const CLAIMS: Readonly<Record<Exclude<Person, 'stranger'>, TokenOptions>> = {
  guest: { provider_id: 'anonymous', firebase: { sign_in_provider: 'anonymous' } },
  shopper: { firebase: { sign_in_provider: 'password' } },
  otherShopper: { firebase: { sign_in_provider: 'google.com' } },
  staff: { ...proved('staff'), stores: { demo: 'staff' } },
  /** The person whose token still claims the role that the store took away. */
  removedStaff: { ...proved('removed'), stores: { demo: 'staff' } },
  owner: { ...proved('owner'), stores: { demo: 'owner' } },
  secondOwner: { ...proved('second'), stores: { second: 'owner' } },
  /** Whose account was disabled: rules cannot know until the token ends. */
  disabledOwner: { ...proved('disabled'), stores: { demo: 'owner' } },
  operator: { ...proved('operator'), operator: true },
  support: {
    ...proved('support'),
    ...{ firebase: { sign_in_provider: 'custom' }, operator: true, began: 1, support: 'demo' },
  },
};

/**
 * How a person's connection to an emulator says who it is; the name is also the uid. The contexts of rules-unit-testing
 * have unsigned tokens alone, which the local Firebase of these tests refuses.
 */
export const credentialsOf = (
  { projectId }: RulesTestEnvironment,
  person: Person,
): { mockUserToken?: string } =>
  person === 'stranger' ? {} : { mockUserToken: idTokenOf(person, projectId, CLAIMS[person]) };

/** What the store `demo` decided about its people; stored before anybody tries anything. */
export const DECISIONS = {
  'stores/demo/staffRoles/staff': { role: 'staff', email: 'staff@demo.test' },
  'stores/demo/staffRoles/removedStaff': { role: 'none', email: 'removed@demo.test' },
  'stores/demo/staffRoles/owner': { role: 'owner', email: 'owner@demo.test' },
  'stores/demo/staffRoles/disabledOwner': { role: 'owner', email: 'disabled@demo.test' },
  'platformOperators/operator': { role: 'operator', email: 'operator@demo.test', since: 0 },
  'platformOperators/support': { role: 'operator', email: 'support@demo.test', since: 0 },
  'supportAccess/demo.support': {
    ...{ storeId: 'demo', uid: 'support', email: 'support@demo.test', reason: 'Stock', state: 'allowed' },
    ...{ since: 1, until: new Date('2100-01-01'), expireAt: new Date('2100-01-15') },
  },
  'stores/second/staffRoles/secondOwner': { role: 'owner', email: 'second@demo.test' },
};

/** The store's own people. */
export const STORE_PEOPLE: readonly Person[] = ['staff', 'owner', 'disabledOwner'];
export const ADMINS: readonly Person[] = [...STORE_PEOPLE, 'support'];
export const OWNERS: readonly Person[] = ['owner', 'disabledOwner'];
export const OPERATORS: readonly Person[] = ['operator'];
/** Whose token tells of a role in any store, also of one that was taken away. */
export const ANY_STAFF: readonly Person[] = [
  'staff',
  'removedStaff',
  'owner',
  'secondOwner',
  'disabledOwner',
];
export const NOBODY: readonly Person[] = [];
