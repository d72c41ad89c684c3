import { dictionary } from '@zxcvbn-ts/language-common';
import { object } from 'yup';
import { FIELD_LIMITS, type FieldError } from '@/lib/domain/forms/field-errors';
import { newPasswordField } from '@/lib/domain/forms/fields';
import { changePasswordSchema } from './schemas';

/**
 * The password rule for people with a role. The module contains the list of common passwords (200 KB gzip), so pages
 * import it dynamically, only where such a password is typed.
 */

/** What an attacker tries besides common passwords: parts of the person's e-mail, the names of the store. */
export interface PersonalWords {
  readonly email: string;
  readonly names: readonly string[];
}

/** Shorter words occur in too many good passwords. */
const MIN_WORD = 4;

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const withLetters = (value: string): string =>
  value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign);

/**
 * Reduces a password to its base word, without case, digits and signs around it, look-alike signs and repetition:
 * `P4ssw0rd2024!` and `passwordpassword` are `password`.
 */
function stem(password: string): string {
  const core = password.normalize('NFKC').replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const letters = withLetters(core);
  return /^(.+?)\1+$/u.exec(letters)?.[1] ?? letters;
}

let stems: ReadonlySet<string> | undefined;
const commonStems = (): ReadonlySet<string> => (stems ??= new Set(dictionary['passwords-common'].map(stem)));

const isCommon = (password: string): boolean => {
  const left = stem(password);
  return left.length < MIN_WORD || commonStems().has(left);
};

function isPersonal(password: string, { email, names }: PersonalWords): boolean {
  const squashed = squash(password);
  const localPart = email.split('@', 1)[0] ?? '';
  return [localPart, ...names].some((name) => {
    const word = squash(stem(name));
    return word.length >= MIN_WORD && squashed.includes(word);
  });
}

const squash = (value: string): string => withLetters(value).replace(/[^\p{L}\p{N}]/gu, '');

/** Why somebody with a role may not use this password; null when they may. */
export function staffPasswordProblem(password: string, words: PersonalWords): FieldError | null {
  if (password.length < FIELD_LIMITS.staffPasswordMin) return 'field.password.staffShort';
  if (isCommon(password)) return 'field.password.common';
  return isPersonal(password, words) ? 'field.password.personal' : null;
}

/** The schema of a password for somebody with a role; `words` are those of the person and the store. */
export const staffPasswordField = (words: PersonalWords) =>
  newPasswordField().test('staff', (password, { createError }) => {
    const problem = password ? staffPasswordProblem(password, words) : null;
    return problem ? createError({ message: problem }) : true;
  });

export const staffNewPasswordSchema = (words: PersonalWords) =>
  object({ password: staffPasswordField(words) });

export const staffChangePasswordSchema = (words: PersonalWords) =>
  changePasswordSchema.shape({ password: staffPasswordField(words) });
