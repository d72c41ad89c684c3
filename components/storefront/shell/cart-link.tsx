import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useCart } from '@/context/cart-context';
import { useFormats } from '@/lib/hooks/use-formats';
import { paths } from '@/lib/paths';
import styles from './cart-link.module.css';
import action from './header-action.module.css';

export function CartLink() {
  const { t } = useTranslation('common');
  const { count } = useCart();
  const formats = useFormats();
  return (
    <Link href={paths.cart} className={`${action.action} ${styles.cart}`}>
      <Icon name="bag" size={22} />
      <span className={action.word}>{t('shell.cart')}</span>
      {count > 0 && <span className={styles.count}> {formats.count(count)}</span>}
    </Link>
  );
}
