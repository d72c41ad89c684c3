import Image from 'next/image';
import { useTranslation } from 'next-i18next/pages';
import { Link } from '@/components/ui/link';
import { useStoreSetting } from '@/context/store-setting-context';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { imageUrl } from '@/lib/images';
import { paths } from '@/lib/paths';
import { AccountControl } from './account-control';
import { CartLink } from './cart-link';
import { CategoryNav } from './category-nav';
import { ColorModeButton } from './color-mode-button';
import { CurrencySelect } from './currency-select';
import styles from './header.module.css';
import { LanguageButton } from './language-button';
import { SearchForm } from './search-form';

/**
 * `logo.svg` in pixels, of the same proportions to the last: a drawing is a document of its own, which costs a slowed phone 25
 * milliseconds.
 */
const OWN_LOGO = '/logo.webp';

export function Header({ categories }: { categories: readonly ListedCategory[] }) {
  const { t } = useTranslation('common');
  const { logo } = useStoreSetting();
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
          <ColorModeButton />
          <AccountControl />
          <CartLink />
        </div>
      </div>
      <CategoryNav categories={categories.filter(({ parentId }) => parentId === null)} />
    </header>
  );
}
