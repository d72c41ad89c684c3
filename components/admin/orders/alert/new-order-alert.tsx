import { VisuallyHidden } from '@chakra-ui/react';
import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { chime } from '@/components/admin/orders/alert/chime';
import { useOrderFeed } from '@/components/admin/orders/alert/order-feed-context';
import { isSoundOn } from '@/components/admin/orders/alert/sound-toggle';

/** Announces new orders on every admin page: by sound, in the tab's title, and to assistive technology. */
export function NewOrderAlert() {
  const { t } = useTranslation('admin');
  const { fresh } = useOrderFeed();
  const rung = useRef<ReadonlySet<string>>(new Set());

  useEffect(() => {
    // Compares ids, because the same number of orders may be different ones.
    const news = [...fresh].filter((id) => !rung.current.has(id));
    if (news.length > 0 && isSoundOn()) chime();
    rung.current = new Set([...rung.current, ...news]);
  }, [fresh]);

  const message = fresh.size > 0 ? t('orders.new.count', { count: fresh.size }) : '';
  return (
    <>
      {message && (
        <Head>
          <title key="title">{message}</title>
        </Head>
      )}
      <VisuallyHidden role="alert">{message}</VisuallyHidden>
    </>
  );
}
