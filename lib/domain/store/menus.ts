import type { LocalizedText } from '@/lib/domain/locale';
import { fieldsOf, filledLocalizedText, listOf, text } from '@/lib/domain/parse/fields';

export interface MenuLink {
  readonly label: LocalizedText;
  /** A path of the shop without language, such as `/categories`, or an https URL. */
  readonly link: string;
}

/** A menu entry; one with sub-entries needs no link. */
export interface MenuItem extends MenuLink {
  readonly items: readonly MenuLink[];
}

/** The owner's menus; an empty one falls back to the default with the categories. */
export interface Menus {
  readonly header: readonly MenuItem[];
  readonly footer: readonly MenuItem[];
}

export const MENU_PLACES = ['header', 'footer'] as const satisfies readonly (keyof Menus)[];

/** Limited because every page contains the menus. */
export const MOST_MENU_ITEMS = 8;

function parseLink(value: unknown): MenuLink | undefined {
  const { label, link } = fieldsOf(value);
  const named = filledLocalizedText(label);
  return named && { label: named, link: text(link) ?? '' };
}

function parseItem(value: unknown): MenuItem | undefined {
  const own = parseLink(value);
  return own && { ...own, items: listOf(fieldsOf(value).items, parseLink).slice(0, MOST_MENU_ITEMS) };
}

export function parseMenus(value: unknown): Menus {
  const { header, footer } = fieldsOf(value);
  const items = (menu: unknown) => listOf(menu, parseItem).slice(0, MOST_MENU_ITEMS);
  return { header: items(header), footer: items(footer) };
}
