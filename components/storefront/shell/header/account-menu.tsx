import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/actions/link';
import { useDisclosure } from '@/components/ui/actions/use-disclosure';
import { Icon } from '@/components/ui/media/icon';
import { useUserContext } from '@/context/user-context';
import { adminPaths } from '@/lib/admin-paths';
import { paths } from '@/lib/paths';
import styles from './account-menu.module.css';
import action from './header-action.module.css';

/** A logged-in person's links, on every page. */
export function AccountMenu() {
  const { t } = useTranslation('common');
  const { user, logout } = useUserContext();
  return (
    <DisclosureMenu
      className={action.action}
      label={t('shell.account')}
      trigger={
        <>
          <Icon name="user" size={22} filled />
          <span className={action.word}>{t('shell.account')}</span>
        </>
      }
    >
      <Link href={paths.profile()}>
        <Icon name="user" size={18} />
        {t('shell.profile')}
      </Link>
      <Link href={paths.profile('wishlist')}>
        <Icon name="heart" size={18} />
        {t('shell.wishlist')}
      </Link>
      <Link href={paths.orders}>
        <Icon name="box" size={18} />
        {t('shell.orders')}
      </Link>
      {user?.isAdmin && (
        <Link href={adminPaths.dashboard}>
          <Icon name="filter" size={18} />
          {t('shell.admin')}
        </Link>
      )}
      <button type="button" onClick={() => void logout()}>
        <Icon name="log-out" size={18} />
        {t('shell.logout')}
      </button>
    </DisclosureMenu>
  );
}

interface DisclosureMenuProps {
  readonly label: string;
  readonly trigger: ReactNode;
  readonly className?: string | undefined;
  /** Links and buttons; choosing one closes the menu. */
  readonly children: ReactNode;
}

/** A button that shows links below it. Escape, leaving it or choosing a link closes it. */
function DisclosureMenu({ label, trigger, className, children }: DisclosureMenuProps) {
  const { toggle, close, boxProps, buttonProps, panelProps } = useDisclosure();
  return (
    <div {...boxProps} className={styles.box}>
      <button {...buttonProps} type="button" aria-label={label} className={className} onClick={toggle}>
        {trigger}
      </button>
      <div {...panelProps} className={styles.panel} onClick={close}>
        {children}
      </div>
    </div>
  );
}
