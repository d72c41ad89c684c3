import { memberOf } from '@/lib/domain/account/current-user';

test('only who is logged in is a member, not the guest who ordered', () => {
  const mariam = { uid: 'mariam', isAnonymous: false };
  expect(memberOf(mariam)).toBe(mariam);
  expect(memberOf({ uid: 'guest', isAnonymous: true })).toBeNull();
  expect(memberOf(null)).toBeNull();
});
