import { functionsAddress } from '@/lib/firebase/functions-address';

/** Where a ticket of `beginStoreExport` gets the store as a file. */
export const exportAddress = (ticket: string): string =>
  `${functionsAddress()}/apiPeople/export/${encodeURIComponent(ticket)}`;
