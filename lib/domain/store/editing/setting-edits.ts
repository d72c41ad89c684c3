import type { NotificationSetting } from '@/lib/domain/store/notifications';
import type { SettingPart, StoreSetting } from '@/lib/domain/store/store-setting';

/** The parts that lie flat in the document, beside each other; every other one is a field of its own name. */
const FLAT_PARTS = {
  brand: ['name', 'logo', 'primaryColor', 'secondaryColor'],
  currencies: ['baseCurrency', 'currencies'],
  region: ['timeZone', 'numerals', 'country'],
} as const satisfies Partial<Record<SettingPart, readonly (keyof StoreSetting)[]>>;
type FlatParts = typeof FLAT_PARTS;

/** What a save of each part holds: the whole part, never a piece of it. */
export type SettingEdits = {
  readonly [P in SettingPart]: P extends keyof FlatParts
    ? Pick<StoreSetting, FlatParts[P][number]>
    : P extends keyof StoreSetting
      ? StoreSetting[P]
      : NotificationSetting;
};

/** The fields of the storeSetting document that these parts become; notifications lie in a document of their own. */
export function settingFields({
  notifications: _,
  ...edits
}: Partial<SettingEdits>): Readonly<Record<string, unknown>> {
  const fields = Object.entries(edits).map(([part, edit]) =>
    Object.hasOwn(FLAT_PARTS, part) ? edit : { [part]: edit },
  );
  return Object.assign({}, ...fields);
}
