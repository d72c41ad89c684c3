import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { useUserContext } from '@/context/user-context';
import {
  MAX_ADDRESSES,
  preferAddress,
  putAddress,
  removeAddress,
  restoreAddress,
  type AddressBook,
  type SavedAddress,
} from '@/lib/domain/account/address-book';
import { memberOf } from '@/lib/domain/account/current-user';
import { changeAddresses } from '@/lib/firestore/people/users';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

const NONE: AddressBook = [];

/** The logged-in shopper's saved addresses and the actions on them; guests have none. */
export function useAddressBook() {
  const { t } = useTranslation('addresses');
  const text = useErrorText();
  const { user } = useUserContext();
  const member = memberOf(user);
  const book = member?.addresses ?? NONE;
  /** Resolves to whether it was saved; otherwise the shopper was notified why. */
  const change = async (next: (now: AddressBook) => AddressBook): Promise<boolean> => {
    if (!member) return false;
    const saved = await changeAddresses(member.uid, next);
    if (!saved.ok) notify({ type: 'error', message: text.ofError(saved.error) });
    return saved.ok;
  };
  const remove = async (address: SavedAddress) => {
    const index = book.findIndex(({ id }) => id === address.id);
    if (!(await change((now) => removeAddress(now, address.id)))) return;
    const undo = () => void change((now) => restoreAddress(now, address, index));
    notify({ type: 'success', message: t('removed'), action: { label: t('undo'), onClick: undo } });
  };
  return {
    book,
    isMember: member !== null,
    isFull: book.length >= MAX_ADDRESSES,
    put: (address: SavedAddress) => change((now) => putAddress(now, address)),
    prefer: (id: string) => change((now) => preferAddress(now, id)),
    remove,
  };
}
