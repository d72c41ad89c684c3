import { useTranslation } from 'next-i18next/pages';
import { Link } from '@/components/ui/actions/link';
import { useDisclosure } from '@/components/ui/actions/use-disclosure';
import { Icon } from '@/components/ui/media/icon';
import { foreignTo, localized } from '@/lib/domain/locale';
import type { MenuItem, MenuLink } from '@/lib/domain/store/menus';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useAsPath } from '@/lib/hooks/browser/use-as-path';
import nav from './category-nav.module.css';
import styles from './menu-nav.module.css';

/** The owner's menu, which replaces the categories. Sub-entries open as a second row, which phones can scroll too. */
export function MenuNav({ items }: { items: readonly MenuItem[] }) {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={t('shell.menu')} className={`${nav.nav} ${styles.nav}`}>
      <ul className={nav.list}>
        {items.map((item, index) => (
          <li key={index}>{item.items.length > 0 ? <Group item={item} /> : <Entry {...item} />}</li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ label, link }: MenuLink) {
  const locale = useLocale();
  const path = useAsPath().replace(/[?#].*/, '');
  return (
    <Link href={link} aria-current={link === path ? 'page' : undefined} {...foreignTo(locale, label)}>
      {localized(label, locale)}
    </Link>
  );
}

function Group({ item: { label, link, items } }: { item: MenuItem }) {
  const locale = useLocale();
  const { toggle, close, boxProps, buttonProps, panelProps } = useDisclosure();
  return (
    <div {...boxProps}>
      <button
        {...buttonProps}
        type="button"
        className={styles.button}
        disabled={!useHydrated()}
        onClick={toggle}
        {...foreignTo(locale, label)}
      >
        {localized(label, locale)}
        <Icon name="chevron-down" size={14} />
      </button>
      <ul {...panelProps} className={styles.panel} onClick={close}>
        {[...(link ? [{ label, link }] : []), ...items].map((below, index) => (
          <li key={index}>
            <Entry {...below} />
          </li>
        ))}
      </ul>
    </div>
  );
}
