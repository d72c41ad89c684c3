import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { AuthCard } from '@/components/storefront/account/sign-in/auth-card';
import type { TransferAccountProps } from '@/components/storefront/orders/transfer/transfer-account';
import { PaymentStep } from '@/components/storefront/payment/payment-step';
import { usePaymentFlow } from '@/components/storefront/payment/use-payment-flow';
import { Button } from '@/components/ui/actions/button';
import { LinkButton } from '@/components/ui/actions/link-button';
import { Alert } from '@/components/ui/feedback/alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useStoreSetting } from '@/context/store-setting-context';
import type { PayableOrder } from '@/lib/domain/api/money/payment-links';
import type { AppError } from '@/lib/domain/errors/app-error';
import { localized } from '@/lib/domain/locale';
import type { PaymentLinkState } from '@/lib/domain/payments/payment-link';
import { takesTransfers } from '@/lib/domain/payments/transfer/transfer-terms';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useReadOnce } from '@/lib/hooks/use-read-once';
import { paths } from '@/lib/paths';
import styles from './pay-link-view.module.css';

/** `/pay/[token]`: the store's link for paying an order by card. Needs no login. */
export function PayLinkView() {
  const { t } = useTranslation('payment');
  const { ofError } = useErrorText();
  const { token } = useRouter().query;
  const link = typeof token === 'string' && token ? token : null;
  const read = useReadOnce<PayableOrder>(link, () => call('readPaymentLink', { token: link ?? '' }));
  if (read.status === 'failed') {
    const isOver = read.code === 'link-expired' || read.code === 'order-not-found';
    return <Over tone="error" message={isOver ? t('link.state.expired') : ofError({ code: read.code })} />;
  }
  if (read.status === 'loading' || !link)
    return (
      <AuthCard title={t('heading')} intro="">
        <Skeleton height="18rem" />
      </AuthCard>
    );
  return <Linked key={link} token={link} order={read.value} />;
}

interface LinkedProps {
  readonly token: string;
  readonly order: PayableOrder;
}

const TONES = { paid: 'success', held: 'warning', over: 'warning' } as const;

function Linked({ token, order }: LinkedProps) {
  const { t } = useTranslation('payment');
  const [state, setState] = useState<PaymentLinkState>(order.state);
  if (state === 'transfer') return <ByTransfer order={order} />;
  if (state !== 'open') return <Over tone={TONES[state]} message={t(`link.state.${state}`)} />;
  return <Open token={token} order={order} onState={setState} />;
}

/** Loaded on demand, because most links are paid by card. */
const TransferAccount = dynamic<TransferAccountProps>(
  () =>
    import('@/components/storefront/orders/transfer/transfer-account').then(
      (module) => module.TransferAccount,
    ),
  { ssr: false, loading: () => <Skeleton height="12rem" /> },
);

function ByTransfer({ order: { number, amount, currency } }: Pick<LinkedProps, 'order'>) {
  const { t } = useTranslation('payment');
  const { money } = useFormats();
  const asked = money(amount, currency);
  return (
    <AuthCard title={t('heading')} intro={t('link.intro', { number, amount: asked })}>
      <TransferAccount reference={number} amount={asked} />
    </AuthCard>
  );
}

interface OpenProps extends LinkedProps {
  readonly onState: (state: PaymentLinkState) => void;
}

function Open({ token, order, onState }: OpenProps) {
  const { t } = useTranslation('payment');
  const { money, count } = useFormats();
  const locale = useLocale();
  const setting = useStoreSetting();
  const { number, amount, currency, lines } = order;
  const { flow, step } = usePaymentFlow(() => ({
    start: () => call('startLinkPayment', { token }),
    async check() {
      const checked = await call('checkLinkPayment', { token });
      // Security rules allow no listener here, so this reads the order's state again.
      const read = checked.ok ? await call('readPaymentLink', { token }) : checked;
      if (read.ok && read.value.state !== 'open') onState(read.value.state);
      return checked;
    },
  }));
  return (
    <AuthCard title={t('heading')} intro={t('link.intro', { number, amount: money(amount, currency) })}>
      <ul className={styles.lines} aria-label={t('link.lines')}>
        {lines.map(({ title, quantity }, at) => (
          <li key={at}>{t('link.piece', { pieces: count(quantity), title: localized(title, locale) })}</li>
        ))}
      </ul>
      <PaymentStep payable={{ amount, currency, address: null }} flow={flow} step={step} />
      {order.mayTransfer && takesTransfers(setting) && <ChooseTransfer token={token} onState={onState} />}
    </AuthCard>
  );
}

/** Offers a transfer instead of the card; choosing it shows the account. */
function ChooseTransfer({ token, onState }: Pick<OpenProps, 'token' | 'onState'>) {
  const { t } = useTranslation('payment');
  const { ofError } = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const choose = async () => {
    setBusy(true);
    const chosen = await call('chooseLinkTransfer', { token });
    setBusy(false);
    if (chosen.ok) onState(chosen.value.state);
    else setFailure(chosen.error);
  };
  return (
    <>
      <Button variant="outline" loading={busy} onClick={() => void choose()}>
        {t('transfer.choose')}
      </Button>
      {failure && <Alert tone="error" title={ofError(failure)} />}
    </>
  );
}

interface OverProps {
  readonly message: string;
  readonly tone: 'error' | 'success' | 'warning';
}

function Over({ message, tone }: OverProps) {
  const { t } = useTranslation('payment');
  return (
    <AuthCard title={t('heading')} intro="">
      <div className={styles.over}>
        <Alert tone={tone} title={message} />
        <LinkButton href={paths.home}>{t('link.shop')}</LinkButton>
      </div>
    </AuthCard>
  );
}
