import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { Outcome } from '@/components/storefront/forms/outcome';
import { useStoreSetting } from '@/context/store-setting-context';
import { localized } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import { returnableQuantity, returnDeadline } from '@/lib/domain/orders/returns/return-steps';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { recipe } from '@/theme/recipe';
import { ReturnForm } from './return-form';
import { ReturnItem } from './return-item';
import styles from './returns.module.css';

interface ReturnsSectionProps {
  readonly order: Order;
  readonly token?: string | undefined;
}

/** An order's returns, what the shopper may still return, and the deadline. */
export function ReturnsSection({ order, token }: ReturnsSectionProps) {
  const { t } = useTranslation('orders');
  const { date, locale } = useFormats();
  const [isOpen, setOpen] = useState(false);
  /** The number of photos that failed to upload with the request; null before a request. */
  const [missing, setMissing] = useState<number | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const kept = useRef(false);
  useLayoutEffect(() => {
    if (!isOpen && kept.current) opener.current?.focus();
    kept.current = false;
  }, [isOpen]);
  const { returnDays, returnConditions } = useStoreSetting().orderRules;
  const deadline = returnDeadline(order, returnDays);
  const conditions = localized(returnConditions, locale);
  const [now] = useState(() => Date.now());
  const isInTime = deadline !== null && now <= deadline;
  const hasPieces = order.lines.some((_, line) => returnableQuantity(order, line) > 0);
  const mayAsk = isInTime && hasPieces;
  if (order.returns.length === 0 && !mayAsk) return null;
  return (
    <section className={styles.section} aria-labelledby="returns-title">
      <h2 id="returns-title" className={recipe('heading', { size: 'lg' })}>
        {t('returns.title')}
      </h2>
      {order.returns.length > 0 && (
        <ul className={styles.returns}>
          {order.returns.map((one) => (
            <ReturnItem key={one.id} order={order} one={one} token={token} />
          ))}
        </ul>
      )}
      {missing !== null && <Outcome title={t('returns.sent')} />}
      {missing !== null && missing > 0 && (
        <Alert tone="error" title={t('returns.photos.missing', { count: missing })} />
      )}
      {mayAsk && !isOpen && (
        <>
          <p className={styles.quiet}>{t('returns.until', { date: date(deadline) })}</p>
          <Button
            ref={opener}
            variant="outline"
            onClick={() => {
              setMissing(null);
              setOpen(true);
            }}
          >
            {t('returns.open')}
          </Button>
        </>
      )}
      {conditions && (mayAsk || isOpen) && (
        <details>
          <summary>{t('returns.conditions')}</summary>
          <p className={styles.words} dir="auto">
            {conditions}
          </p>
        </details>
      )}
      {isOpen && (
        <ReturnForm
          order={order}
          token={token}
          onClose={() => {
            kept.current = true;
            setOpen(false);
          }}
          onSent={(left) => {
            setOpen(false);
            setMissing(left);
          }}
        />
      )}
    </section>
  );
}
