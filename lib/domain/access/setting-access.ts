import type { SettingPart } from '@/lib/domain/store/store-setting';
import type { Access } from './access';

/** Support mends what staff may save. */
const STAFF: Access = { may: 'staff', support: true };
const OWNER: Access = { may: 'owner' };
const FRESH_OWNER: Access = { may: 'owner', fresh: true };

/**
 * Who may save which part of the setting. The owner alone saves money settings and anything that keeps working after
 * its author left, such as addresses that receive mail.
 */
const SETTING_ACCESS: Readonly<Record<SettingPart, Access>> = {
  brand: STAFF,
  homepage: STAFF,
  menus: STAFF,
  reviews: STAFF,
  contact: OWNER,
  notifications: OWNER,
  payment: FRESH_OWNER,
  delivery: OWNER,
  currencies: OWNER,
  addresses: OWNER,
  tax: FRESH_OWNER,
  giftCards: OWNER,
  orderRules: OWNER,
  checkout: OWNER,
  cartReminder: OWNER,
  suggestions: OWNER,
  // It tells an outside service.
  searchEngines: OWNER,
  measurement: OWNER,
  confirmation: OWNER,
  // Shoppers follow the carriers' links.
  carriers: OWNER,
  reservationCaps: OWNER,
  region: OWNER,
};

export const settingAccess = (part: SettingPart): Access => SETTING_ACCESS[part];

/** The strictest demand among these parts. */
export function strictestOf(parts: readonly SettingPart[]): Access {
  const all = parts.map(settingAccess);
  const may = all.some((one) => one.may === 'owner') ? 'owner' : 'staff';
  return {
    may,
    ...(all.some(({ fresh }) => fresh) && { fresh: true }),
    ...(may === 'staff' && all.every(({ support }) => support) && { support: true }),
  };
}
