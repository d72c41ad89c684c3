import { initialFields } from '@/lib/domain/parse/field-kinds';
import { PLAIN_SETTINGS, type StoreSetting } from '@/lib/domain/store/store-setting';

const USUAL_HOURS = 48;
const HOUR_MS = 60 * 60 * 1000;

/** The account types for transfers; one is enough. */
export const TRANSFER_ACCOUNTS = ['iban', 'instapay', 'wallet'] as const;

/** The setting of a store without transfers. */
export const NO_ACCOUNT = initialFields(PLAIN_SETTINGS.transfer);

/** InstaPay identifies people by its own address or by phone. */
export const INSTAPAY = /^(?:[\w.-]{1,64}@instapay|\+?\d{6,20})$/i;

type Terms = Pick<StoreSetting, 'payment'>;

/** How long an order waits for its transfer, milliseconds. */
export const transferTime = ({ payment }: Terms): number => (payment.transfer.hours ?? USUAL_HOURS) * HOUR_MS;

/** Whether shoppers can pay by transfer: the store offers it and names an account. */
export const takesTransfers = ({ payment: { transfer } }: Terms): boolean =>
  transfer.enabled && TRANSFER_ACCOUNTS.some((name) => transfer[name] !== '');
