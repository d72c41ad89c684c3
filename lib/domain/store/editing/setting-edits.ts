import type { NotificationSetting } from '@/lib/domain/store/notifications';
import type { SettingPart, StoreSetting } from '@/lib/domain/store/store-setting';

/** Parts whose fields are at the document's top level; every other part is a field with its own name. */
const FLAT_PARTS = {
  brand: ['name', 'logo', 'primaryColor', 'secondaryColor', 'look'],
  currencies: ['baseCurrency', 'currencies'],
  region: ['timeZone', 'numerals', 'country'],
} as const satisfies Partial<Record<SettingPart, readonly (keyof StoreSetting)[]>>;
type FlatParts = typeof FLAT_PARTS;

/** A save of a part always holds the whole part. */
export type SettingEdits = {
  readonly [P in SettingPart]: P extends keyof FlatParts
    ? Pick<StoreSetting, FlatParts[P][number]>
    : P extends keyof StoreSetting
      ? StoreSetting[P]
      : NotificationSetting;
};

/** The fields of the storeSetting document for these parts; notifications have a document of their own. */
export function settingFields({
  notifications: _,
  ...edits
}: Partial<SettingEdits>): Readonly<Record<string, unknown>> {
  const fields = Object.entries(edits).map(([part, edit]) =>
    Object.hasOwn(FLAT_PARTS, part) ? edit : { [part]: edit },
  );
  return Object.assign({}, ...fields);
}
