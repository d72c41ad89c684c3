import type { RulesTestContext, RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing';

/** Everyone who meets store `demo`; `secondOwner` owns another store, `guest` ordered without an account. */
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
] as const;
export type Person = (typeof PEOPLE)[number];

export const CLAIMS: Readonly<Record<Exclude<Person, 'stranger'>, TokenOptions>> = {
  guest: { provider_id: 'anonymous', firebase: { sign_in_provider: 'anonymous' } },
  shopper: { firebase: { sign_in_provider: 'password' } },
  otherShopper: { firebase: { sign_in_provider: 'google.com' } },
  staff: { firebase: { sign_in_provider: 'password' }, stores: { demo: 'staff' } },
  /** Whose token still tells of the role that the store took away. */
  removedStaff: { firebase: { sign_in_provider: 'password' }, stores: { demo: 'staff' } },
  owner: { firebase: { sign_in_provider: 'password' }, stores: { demo: 'owner' } },
  secondOwner: { firebase: { sign_in_provider: 'password' }, stores: { second: 'owner' } },
  /** Whose account was disabled: rules cannot know until the token ends. */
  disabledOwner: { firebase: { sign_in_provider: 'password' }, stores: { demo: 'owner' } },
};

/** The person's name is also the uid. */
export const as = (environment: RulesTestEnvironment, person: Person): RulesTestContext =>
  person === 'stranger'
    ? environment.unauthenticatedContext()
    : environment.authenticatedContext(person, CLAIMS[person]);

/** What the store `demo` decided about its people; stored before anybody tries anything. */
export const DECISIONS = { 'stores/demo/staffRoles/removedStaff': { role: 'none' } };

export const ADMINS: readonly Person[] = ['staff', 'owner', 'disabledOwner'];
export const OWNERS: readonly Person[] = ['owner', 'disabledOwner'];
export const NOBODY: readonly Person[] = [];
