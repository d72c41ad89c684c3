import type { LocalizedText } from '@/lib/domain/locale';
import type { CustomDomain } from '@/lib/domain/store/custom-domain';
import { offeredMethods } from '@/lib/domain/payments/offered-methods';
import { DEFAULT_PRIMARY_COLOR, DEFAULT_SECONDARY_COLOR } from '@/lib/domain/store/default-colors';
import type { StorePage, StorePageId } from '@/lib/domain/store/store-page';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/** The sub-pages of the store setting, in the order an owner fills them. */
export const SETTING_PAGES = [
  'logoAndColors',
  'homepage',
  'customDomain',
  'aboutUs',
  'contactAndFooter',
  'paymentOptions',
  'delivery',
  'termsAndPrivacy',
] as const;
export type SettingPage = (typeof SETTING_PAGES)[number];

export interface Judged {
  readonly setting: StoreSetting;
  readonly pages: Readonly<Record<StorePageId, StorePage>>;
  readonly domain: CustomDomain | null;
}

interface Item {
  readonly key: SetUp;
  readonly done: boolean;
}

type SetUp =
  | 'name'
  | 'logo'
  | 'colors'
  | 'heroTitle'
  | 'heroSubtitle'
  | 'heroPicture'
  | 'domainNamed'
  | 'domainVerified'
  | 'aboutUs'
  | 'email'
  | 'phone'
  | 'address'
  | 'social'
  | 'paymentMethod'
  | 'deliveryMethod'
  | 'privacyPolicy'
  | 'termsConditions';

/** The recommended settings of each sub-page, and whether they are set; a text counts when both languages have it. */
export function completeness({
  setting,
  pages,
  domain,
}: Judged): Readonly<Record<SettingPage, readonly Item[]>> {
  const { hero } = setting.homepage;
  const { contact, delivery, payment } = setting;
  const hasOwnColors =
    setting.primaryColor !== DEFAULT_PRIMARY_COLOR || setting.secondaryColor !== DEFAULT_SECONDARY_COLOR;
  const written = (page: StorePageId) => item(page, isTranslated(pages[page].body));
  return {
    logoAndColors: [
      item('name', isTranslated(setting.name)),
      item('logo', setting.logo !== null),
      item('colors', hasOwnColors || setting.savedAt.brand !== undefined),
    ],
    homepage: [
      item('heroTitle', isTranslated(hero.title)),
      item('heroSubtitle', isTranslated(hero.subtitle)),
      item('heroPicture', hero.image !== null),
    ],
    customDomain: [
      item('domainNamed', domain !== null),
      item('domainVerified', domain?.state === 'verified'),
    ],
    aboutUs: [written('aboutUs')],
    contactAndFooter: [
      item('email', contact.email !== ''),
      item('phone', contact.phone !== ''),
      item('address', isTranslated(contact.address)),
      item('social', Object.keys(contact.social).length > 0),
    ],
    paymentOptions: [item('paymentMethod', offeredMethods({ payment }, true).length > 0)],
    delivery: [
      item(
        'deliveryMethod',
        delivery.zones.some(({ methods }) => methods.length > 0),
      ),
    ],
    termsAndPrivacy: [written('termsConditions'), written('privacyPolicy')],
  };
}

const isTranslated = ({ en, ar }: LocalizedText) => Boolean(en && ar);

const item = (key: SetUp, done: boolean): Item => ({ key, done });
