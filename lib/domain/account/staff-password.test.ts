import { ValidationError } from 'yup';
import { staffNewPasswordSchema, staffPasswordProblem } from './staff-password';

const WORDS = { email: 'maryam.khoury7@oud.test', names: ['Oud & Wood', 'عود وخشب'] };
const problemOf = (password: string) => staffPasswordProblem(password, WORDS);

test.each(['short-one', '123456789', 'demo1234'])('%s is too short for somebody with a role', (password) => {
  expect(problemOf(password)).toBe('field.password.staffShort');
});

test.each([
  'password12',
  'P4ssw0rd2024!',
  '!!Sunshine2026',
  'passwordpassword',
  'iloveyou2020',
  'qwertyuiop',
  '1q2w3e4r5t',
  '1234567890',
  'aaaaaaaaaaaa',
  'abababababab',
  'LetMeIn!!!!!',
  'Ｐａｓｓｗｏｒｄ１２３',
])('%s is one of the first that a guesser tries', (password) => {
  expect(problemOf(password)).toBe('field.password.common');
});

test.each(['Maryam.Khoury2026', 'i-am-m4ryamkh0ury', '0ud_w00d_shop', 'لوحات عود وخشب ١٩'])(
  '%s holds what is known of the person or the store',
  (password) => {
    expect(problemOf(password)).toBe('field.password.personal');
  },
);

test.each([
  'tall olive window',
  'gate-7-lantern',
  'غيمة فوق البحر',
  'vR7#kQ92x!mZ',
  'x'.padEnd(64, 'tower of salt '),
])('%s may be chosen', (password) => {
  expect(problemOf(password)).toBeNull();
});

test('a short local part is not looked for', () => {
  expect(staffPasswordProblem('almond corridor', { email: 'al@oud.test', names: [] })).toBeNull();
});

test('the schema names the problem at the field, and asks for a password first', () => {
  const schema = staffNewPasswordSchema(WORDS);
  const refusalOf = (password: string) => {
    try {
      schema.validateSync({ password });
      return null;
    } catch (error) {
      return error instanceof ValidationError ? error.message : error;
    }
  };
  expect(refusalOf('')).toBe('field.password.required');
  expect(refusalOf('password12')).toBe('field.password.common');
  expect(refusalOf('x'.repeat(129))).toBe('field.password.long');
  expect(refusalOf('tall olive window')).toBeNull();
});
