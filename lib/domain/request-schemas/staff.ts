import { object } from 'yup';
import { STORE_ROLES } from '@/lib/domain/account/store-user';
import type { StaffCallables } from '@/lib/domain/api/staff';
import { groupNames } from '@/lib/domain/customers/group-schema';
import { emailField, nameField, newPasswordField, typedText } from '@/lib/domain/forms/fields';
import { LOCALES } from '@/lib/domain/locale';
import { id, invalid, MAX_PATH, oneOf, token } from './parts';
import type { SchemasOf } from './request-schema';

/** The form for an invitation. */
export const invitationSchema = object({ name: nameField(), email: emailField(), role: oneOf(STORE_ROLES) });

const image = typedText((value) => value, MAX_PATH)
  .default('')
  .matches(/^users\/[\w-]{1,128}\/[^/]{1,200}$/, { message: invalid, excludeEmptyString: true });

export const staffSchemas: SchemasOf<StaffCallables> = {
  inviteStaff: invitationSchema.shape({ storeId: id(), locale: oneOf(LOCALES) }),
  withdrawInvitation: object({ storeId: id(), invitationId: id() }),
  readInvitation: object({ storeId: id(), token: token().required(invalid) }),
  acceptInvitation: object({
    storeId: id(),
    token: token().required(invalid),
    password: newPasswordField().notRequired().nonNullable(invalid),
  }),
  declineInvitation: object({ storeId: id(), token: token().required(invalid) }),
  changeStaffRole: object({ storeId: id(), uid: id(), role: oneOf(STORE_ROLES) }),
  removeStaff: object({ storeId: id(), uid: id() }),
  saveStoreUser: object({ storeId: id(), name: nameField().notRequired().nonNullable(invalid), image }),
  saveCustomerGroups: object({ storeId: id(), customerId: id(), groups: groupNames() }),
  endSessions: object({}),
};
