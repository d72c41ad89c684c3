import { array, object } from 'yup';
import type { ApiKeyCallables } from '@/lib/domain/api/developers/api-keys';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import { typedText } from '@/lib/domain/forms/fields';
import { API_SCOPES, MAX_KEY_ID, MAX_KEY_NAME } from '@/lib/domain/rest/api-key';
import { id, invalid, message, oneOf } from './parts';
import type { SchemasOf } from './request-schema';

const key = { storeId: id(), keyId: id().max(MAX_KEY_ID, invalid) };

export const apiKeySchemas: SchemasOf<ApiKeyCallables> = {
  createApiKey: object({
    ...key,
    name: typedText(cleanLine, MAX_KEY_NAME, 'field.apiKeyName.long').required(
      message('field.apiKeyName.required'),
    ),
    scopes: array(oneOf(API_SCOPES))
      .typeError(invalid)
      .required(invalid)
      .min(1, message('field.apiKeyScopes.none'))
      .max(API_SCOPES.length, invalid),
  }),
  revokeApiKey: object(key),
};
