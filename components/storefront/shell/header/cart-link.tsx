import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { loadMotion, useMotion } from '@/components/motion/use-motion';
import { Link } from '@/components/ui/actions/link';
import { Icon } from '@/components/ui/media/icon';
import { useCart } from '@/context/cart-context';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { paths } from '@/lib/paths';
import styles from './cart-link.module.css';
import action from './header-action.module.css';

export function CartLink() {
  const { t } = useTranslation('common');
  const { count } = useCart();
  const hasLines = count > 0;
  // An empty cart has no animation, so the motion library is not needed yet.
  useEffect(() => (hasLines ? loadMotion() : undefined), [hasLines]);
  return (
    <Link href={paths.cart} className={`${action.action} ${styles.cart}`}>
      <Icon name="bag" size={22} />
      <span className={action.word}>{t('shell.cart')}</span>
      {hasLines && <Count key={count} count={count} />}
    </Link>
  );
}

function Count({ count }: { readonly count: number }) {
  const formats = useFormats();
  const Pop = useMotion()?.AnimatedPop ?? 'span';
  return <Pop className={styles.count}>{` ${formats.count(count)}`}</Pop>;
}
