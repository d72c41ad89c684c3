import { object } from 'yup';
import { FIELD_LIMITS, type FieldError } from '@/lib/domain/forms/field-errors';
import { nameField, typedText } from '@/lib/domain/forms/fields';
import { color, currency, invalid, oneOf } from '@/lib/domain/request-schemas/parts';
import { COUNTRIES } from '@/lib/domain/store/countries';
import { platformNameProblem } from '@/lib/domain/tenancy/platform-name';

const MESSAGES: Readonly<Record<'form' | 'reserved', FieldError>> = {
  form: 'field.platformName.invalid',
  reserved: 'field.platformName.reserved',
};

/** The name in a store's address; capitals are taken for what people mean by them. */
export const platformNameField = () =>
  typedText(
    (value) => value.trim().toLowerCase(),
    FIELD_LIMITS.platformNameMax,
    'field.platformName.invalid',
  ).test('name', function refuse(name) {
    const problem = platformNameProblem(name ?? '');
    return problem === null || this.createError({ message: MESSAGES[problem] });
  });

/** What an owner says about their store, by the wizard's screens. */
export const storeNameSchema = object({
  name: object({ en: nameField(), ar: nameField() }),
  platformName: platformNameField().required('field.platformName.invalid' satisfies FieldError),
});

export const storePlaceSchema = object({ country: oneOf(COUNTRIES), currency: currency() });

export const storeColorsSchema = object({
  primary: color().required(invalid),
  secondary: color().required(invalid),
});
