import { initialFields } from '@/lib/domain/parse/field-kinds';
import { PLAIN_SETTINGS, type StoreSetting } from '@/lib/domain/store/store-setting';

const USUAL_HOURS = 48;
const HOUR_MS = 60 * 60 * 1000;

/** What shoppers need to know to transfer money; each alone is enough. */
export const TRANSFER_ACCOUNTS = ['iban', 'instapay', 'wallet'] as const;

/** Of a store that takes no transfers. */
export const NO_ACCOUNT = initialFields(PLAIN_SETTINGS.transfer);

/** InstaPay knows people by an address of its own or by their phone. */
export const INSTAPAY = /^(?:[\w.-]{1,64}@instapay|\+?\d{6,20})$/i;

type Terms = Pick<StoreSetting, 'payment'>;

/** How long an order waits for its transfer, milliseconds. */
export const transferTime = ({ payment }: Terms): number => (payment.transfer.hours ?? USUAL_HOURS) * HOUR_MS;

/** Whether shoppers can pay so: the store offers it and says where to. */
export const takesTransfers = ({ payment: { transfer } }: Terms): boolean =>
  transfer.enabled && TRANSFER_ACCOUNTS.some((name) => transfer[name] !== '');
