import { useEffect, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { Outcome } from '@/components/storefront/forms/outcome';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { mayCorrectEmail } from '@/lib/domain/orders/correct-email';
import type { Order } from '@/lib/domain/orders/order';
import styles from './mail-notice.module.css';

const importForm = () => import('./correct-email-form').then((module) => module.CorrectEmailForm);

interface MailNoticeProps {
  readonly order: Order;
  /** The tracking link's token, when the reader does not own the order. */
  readonly token?: string;
}

/** Says that an e-mail about the order was not delivered, and asks for the right address; nothing otherwise. */
export function MailNotice({ order, token }: MailNoticeProps) {
  const { t } = useTranslation('orders');
  const [sentTo, setSentTo] = useState('');
  const { address, mailFailure } = order;
  // An order that was read before the change still has the old address.
  const isSent = sentTo !== '' && (address.email !== sentTo || mailFailure === null);
  if (isSent)
    return (
      <div className={styles.notice}>
        <Outcome title={t('mail.sent', { email: sentTo })} />
      </div>
    );
  if (mailFailure === null) return null;
  const isOpen = mayCorrectEmail(order, token === undefined ? 'shopper' : 'link');
  // A reader of a forwarded link is not told about a problem that they cannot fix.
  if (!isOpen && token !== undefined) return null;
  return (
    <section className={styles.notice} aria-labelledby="mail-notice">
      <h2 id="mail-notice" className={styles.title}>
        {t('mail.title')}
      </h2>
      <p>{t(isOpen ? 'mail.correct' : 'mail.contact', { email: address.email })}</p>
      {isOpen && <LoadedForm order={order} token={token} onSent={setSentTo} />}
    </section>
  );
}

/** Its code loads on demand. */
function LoadedForm({
  order,
  token,
  onSent,
}: {
  readonly order: Order;
  readonly token: string | undefined;
  readonly onSent: (email: string) => void;
}) {
  const { Overlay: Form, load } = useLazyOverlay(importForm);
  useEffect(load, [load]);
  if (!Form) return <Skeleton height="8rem" />;
  return <Form order={order} onSent={onSent} {...(token !== undefined && { token })} />;
}
