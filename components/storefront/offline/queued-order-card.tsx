import { useEffect, useRef } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { LinkButton } from '@/components/ui/actions/link-button';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { removeOrder } from '@/lib/browser/offline/order-queue';
import { isTotalChange } from '@/lib/domain/cart/pricing/total-change';
import { lineKey } from '@/lib/domain/cart/cart';
import type { AppError } from '@/lib/domain/errors/app-error';
import { foreignTo, localized, localPath } from '@/lib/domain/locale';
import {
  keyOf,
  type QueuedOrder,
  type Step,
  type WaitingOrder,
} from '@/lib/domain/orders/waiting/waiting-order';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { returnToCheckout } from '@/lib/hooks/orders/waiting/return-to-cart';
import { sendNow, takeBack } from '@/lib/hooks/orders/waiting/send-waiting';
import { paths } from '@/lib/paths';
import { recipe } from '@/theme/recipe';
import styles from './waiting-orders.module.css';

interface CardProps {
  readonly order: QueuedOrder;
  readonly step: Step;
  readonly online: boolean;
}

/** An order younger than this was made on the present page (milliseconds). */
const JUST_NOW_MS = 5_000;

/** One queued order: its state, its content, and the shopper's actions. */
export function QueuedOrderCard({ order, step, online }: CardProps) {
  const { t } = useTranslation('offline');
  const title = useRef<HTMLHeadingElement>(null);
  const { madeAt } = order;
  useEffect(() => {
    // Moves the focus here, because the pressed button was removed.
    if (Date.now() - madeAt > JUST_NOW_MS) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'center' });
  }, [madeAt]);
  const kind = kindOf(order, step, online);
  return (
    <article className={styles.card} data-kind={kind}>
      <h2 ref={title} tabIndex={-1} className={recipe('heading', { size: 'lg', className: styles.title })}>
        {t(`${kind}.title`, order.state === 'placed' ? { number: order.number } : {})}
      </h2>
      {order.state !== 'placed' && <Content order={order} kind={kind} />}
      <div className={styles.actions}>
        <Actions order={order} step={step} online={online} />
      </div>
    </article>
  );
}

type Kind = 'waiting' | 'sending' | 'old' | 'adopt' | 'doubt' | 'refused' | 'placed';

function kindOf({ state, ...order }: QueuedOrder, step: Step, online: boolean): Kind {
  if (state !== 'waiting') return state;
  if (step === 'old' || step === 'adopt' || step === 'doubt') return step;
  return online || ('sent' in order && order.sent) ? 'sending' : 'waiting';
}

interface ContentProps {
  readonly order: WaitingOrder;
  readonly kind: Kind;
}

function Content({ order: { lines, request, error }, kind }: ContentProps) {
  const { t } = useTranslation('offline');
  const { money, count } = useFormats();
  const locale = useLocale();
  return (
    <>
      {error && <Reason error={error} />}
      {kind !== 'placed' && <p>{t(`${kind}.text`)}</p>}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={lineKey(line)}>
            <bdi {...foreignTo(locale, line.title)}>{localized(line.title, locale)}</bdi>{' '}
            {`× ${count(line.quantity)}`}
          </li>
        ))}
      </ul>
      {request.seenTotal !== undefined && (
        <p>
          {t('total')} <strong>{money(request.seenTotal, request.currency)}</strong>
        </p>
      )}
    </>
  );
}

/** Why the store refused the order, in the checkout's words. */
function Reason({ error }: { readonly error: AppError }) {
  const { t } = useTranslation('offline');
  const text = useErrorText();
  const { money } = useFormats();
  const change = error.changes?.find(isTotalChange);
  if (!change) return <p>{text.ofError(error)}</p>;
  const { currency, from, to } = change;
  return <p>{t('totalChanged', { from: money(from, currency), to: money(to, currency) })}</p>;
}

function Actions({ order, step, online }: CardProps) {
  const { t } = useTranslation('offline');
  const locale = useLocale();
  const key = keyOf(order);
  const remove = () => void removeOrder(key);
  const review = async (refused: WaitingOrder) => {
    returnToCheckout(refused);
    await removeOrder(key);
    // A full page load, because the form reads its draft only when it mounts, and it may be on this very page.
    window.location.assign(localPath(paths.checkout, locale));
  };
  if (order.state === 'placed')
    return (
      <>
        <LinkButton href={paths.order(order.orderId)} onClick={remove}>
          {t('toOrder')}
        </LinkButton>
        <Button variant="outline" onClick={remove}>
          {t('close')}
        </Button>
      </>
    );
  if (order.state === 'refused')
    return (
      <>
        <Button onClick={() => void review(order)}>{t('review')}</Button>
        <Button variant="outline" onClick={remove}>
          {t('remove')}
        </Button>
      </>
    );
  if (step === 'doubt')
    return (
      <>
        <LinkButton href={paths.orders}>{t('toOrders')}</LinkButton>
        <Button variant="outline" onClick={() => void takeBack(key)}>
          {t('toCart')}
        </Button>
        <Button variant="outline" onClick={remove}>
          {t('remove')}
        </Button>
      </>
    );
  return (
    <>
      {step !== 'send' && online && <Button onClick={() => void sendNow(key)}>{t('send')}</Button>}
      {!order.sent && (
        <Button variant="outline" onClick={() => void takeBack(key)}>
          {t('cancel')}
        </Button>
      )}
    </>
  );
}
