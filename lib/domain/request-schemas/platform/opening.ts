import { object } from 'yup';
import type { OpeningCallables } from '@/lib/domain/api/platform/opening';
import { typedText } from '@/lib/domain/forms/fields';
import { DOCUMENT_ID, MAX_ID_LENGTH } from '@/lib/domain/ids';
import { LOCALES } from '@/lib/domain/locale';
import {
  platformNameField,
  storeColorsSchema,
  storeNameSchema,
  storePlaceSchema,
} from '@/lib/domain/opening/opening-schema';
import { STARTER_TEMPLATES } from '@/lib/domain/opening/store-opening';
import { id, invalid, oneOf } from '@/lib/domain/request-schemas/parts';
import type { SchemasOf } from '@/lib/domain/request-schemas/request-schema';

/** Empty for no plan. */
const packageId = () =>
  typedText((value) => value, MAX_ID_LENGTH)
    .matches(DOCUMENT_ID, { message: invalid, excludeEmptyString: true })
    .default('');

export const openingSchemas: SchemasOf<OpeningCallables> = {
  openStore: storeNameSchema.concat(storePlaceSchema).shape({
    key: id(),
    locale: oneOf(LOCALES),
    template: oneOf(STARTER_TEMPLATES),
    package: packageId(),
    colors: storeColorsSchema,
  }),
  checkStoreName: object({ platformName: platformNameField().required(invalid) }),
  startTrial: object({ storeId: id() }),
};
