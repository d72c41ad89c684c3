import { boolean, object } from 'yup';
import type { DeviceCallables } from '@/lib/domain/api/devices';
import { LOCALES } from '@/lib/domain/locale';
import { id, invalid, oneOf, token } from './parts';
import type { SchemasOf } from './request-schema';

export const deviceSchemas: SchemasOf<DeviceCallables> = {
  registerDevice: object({
    storeId: id(),
    token: token().required(invalid),
    locale: oneOf(LOCALES),
    newOrders: boolean().strict().optional(),
  }),
  forgetDevice: object({ storeId: id(), token: token().required(invalid) }),
};
