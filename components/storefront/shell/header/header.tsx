import { ColorModeButton } from '@/components/document/color-mode-button';
import dynamic from 'next/dynamic';
import Image from 'next/image';
import { useTranslation } from 'next-i18next/pages';
import { Link } from '@/components/ui/actions/link';
import { Select } from '@/components/ui/forms/select';
import { useCurrency } from '@/context/currency-context';
import { useStoreSetting } from '@/context/store-setting-context';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { isCurrencyCode } from '@/lib/domain/money/money';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';
import { imageUrl } from '@/lib/pictures/image-url';
import { paths } from '@/lib/paths';
import { AccountControl } from './account-control';
import { CartLink } from './cart-link';
import { CategoryNav } from './category-nav';
import action from './header-action.module.css';
import styles from './header.module.css';
import { LanguageButton } from './language-button';
import { SearchForm } from './search-form';

/** Loaded only by shops with their own menu. */
const MenuNav = dynamic(() => import('./menu-nav').then((module) => module.MenuNav));

/**
 * `logo.svg` as pixels, in exactly the same proportions: an SVG is a document of its own, which costs a slowed phone 25
 * milliseconds.
 */
const OWN_LOGO = '/logo.webp';

export function Header({ categories }: { categories: readonly ListedCategory[] }) {
  const { t } = useTranslation('common');
  const { logo, menus } = useStoreSetting();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link href={paths.home} className={styles.logo}>
          <Image
            src={logo ? imageUrl(logo.path) : OWN_LOGO}
            unoptimized={!logo}
            alt={t('shell.logo')}
            width={1024}
            height={500}
            sizes="8rem"
            loading="eager"
          />
        </Link>
        <div className={styles.search}>
          <SearchForm categories={categories} />
        </div>
        <div className={styles.currency}>
          <CurrencySelect />
        </div>
        <div className={styles.actions}>
          <LanguageButton />
          <ColorModeButton className={action.action} />
          <AccountControl />
          <CartLink />
        </div>
      </div>
      {menus.header.length > 0 ? (
        <MenuNav items={menus.header} />
      ) : (
        <CategoryNav categories={categories.filter(({ parentId }) => parentId === null)} />
      )}
    </header>
  );
}

function CurrencySelect() {
  const { t } = useTranslation('common');
  const { currencies } = useStoreSetting();
  const { currency, setCurrency } = useCurrency();
  return (
    <Select
      look="plain"
      aria-label={t('shell.currency')}
      value={currency}
      disabled={!useHydrated()}
      onChange={({ target }) => isCurrencyCode(target.value) && setCurrency(target.value)}
    >
      {currencies.map(({ code }) => (
        <option key={code} value={code}>
          {code}
        </option>
      ))}
    </Select>
  );
}
