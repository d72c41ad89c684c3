import { nameField } from '@/lib/domain/forms/fields';
import { ownerName } from './owner-name';

const owner = 'owner@oud.test';

test.each([
  ['the shop’s English name', { en: ' Oud House ', ar: 'بيت العود' }, owner, 'Oud House'],
  ['its Arabic name where the English one is too short', { en: 'Oud', ar: 'بيت العود' }, owner, 'بيت العود'],
  ['the e-mail’s first part where both are', { en: 'Oud', ar: 'عود' }, owner, 'owner'],
  ['the e-mail’s first part where a name has no letter', { en: '2026', ar: '٢٠٢٦' }, owner, 'owner'],
  ['a word where nothing else will do', { en: 'Oud', ar: 'عود' }, `${'o'.repeat(200)}@oud.test`, 'Owner'],
])('an owner is named by %s', (_, name, email, expected) => {
  expect(ownerName(name, email)).toBe(expected);
  expect(nameField().isValidSync(ownerName(name, email))).toBe(true);
});
