import type { NotificationSetting } from './notifications';
import type { StoreSetting } from './store-setting';

/** What a save of each part holds: the whole part, never a piece of it. */
export interface SettingEdits {
  readonly brand: Pick<StoreSetting, 'name' | 'logo' | 'primaryColor' | 'secondaryColor'>;
  readonly homepage: StoreSetting['homepage'];
  readonly contact: StoreSetting['contact'];
  readonly payment: StoreSetting['payment'];
  readonly shipping: StoreSetting['shipping'];
  readonly currencies: Pick<StoreSetting, 'baseCurrency' | 'currencies'>;
  readonly orderRules: StoreSetting['orderRules'];
  readonly reservationCaps: StoreSetting['reservationCaps'];
  readonly reviews: StoreSetting['reviews'];
  readonly region: Pick<StoreSetting, 'timeZone' | 'numerals'>;
  readonly notifications: NotificationSetting;
}

/** The fields of the storeSetting document that these parts become; notifications lie in a document of their own. */
export function settingFields({
  brand,
  currencies,
  region,
  notifications: _,
  ...own
}: Partial<SettingEdits>): Readonly<Record<string, unknown>> {
  return { ...brand, ...currencies, ...region, ...own };
}
