import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { AuthCard } from '@/components/storefront/account/sign-in/auth-card';
import { LinkButton } from '@/components/ui/actions/link-button';
import { Alert } from '@/components/ui/feedback/alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { ConfirmableOrder } from '@/lib/domain/api/cash';
import type { AppError } from '@/lib/domain/errors/app-error';
import { localized } from '@/lib/domain/locale';
import type { LinkState } from '@/lib/domain/orders/cash/confirmation';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useReadOnce } from '@/lib/hooks/use-read-once';
import { paths } from '@/lib/paths';
import { ConfirmAnswers } from './confirm-answers';
import styles from './confirm-view.module.css';

/**
 * `/confirm/[token]`: the e-mailed or WhatsApp link to confirm or cancel a cash order. Needs no login; opening it changes
 * nothing.
 */
export function ConfirmView() {
  const { t } = useTranslation('confirm');
  const { ofError } = useErrorText();
  const { token } = useRouter().query;
  const link = typeof token === 'string' && token ? token : null;
  const read = useReadOnce<ConfirmableOrder>(link, () => call('readConfirmation', { token: link ?? '' }));
  if (read.status === 'failed')
    return (
      <Over tone="error" message={isOver(read.code) ? t('state.expired') : ofError({ code: read.code })} />
    );
  if (read.status === 'loading' || !link)
    return (
      <AuthCard title={t('title')} intro="">
        <Skeleton height="14rem" />
      </AuthCard>
    );
  return <Open key={link} token={link} order={read.value} />;
}

const isOver = (code: AppError['code']): boolean => code === 'link-expired' || code === 'order-not-found';

interface OpenProps {
  readonly token: string;
  readonly order: ConfirmableOrder;
}

function Open({ token, order }: OpenProps) {
  const { t } = useTranslation('confirm');
  const { money, count } = useFormats();
  const locale = useLocale();
  const [state, setState] = useState<LinkState>(order.state);
  if (state !== 'open')
    return <Over tone={state === 'sent' ? 'warning' : 'success'} message={t(`state.${state}`)} />;
  const { number, total, currency } = order;
  return (
    <AuthCard title={t('title')} intro={t('intro', { number, total: money(total, currency) })}>
      <ul className={styles.lines} aria-label={t('lines')}>
        {order.lines.map(({ title, quantity }, at) => (
          <li key={at}>{t('piece', { pieces: count(quantity), title: localized(title, locale) })}</li>
        ))}
      </ul>
      <ConfirmAnswers
        send={(answer) => call('answerConfirmation', { token, answer })}
        onAnswered={setState}
      />
    </AuthCard>
  );
}

interface OverProps {
  readonly message: string;
  readonly tone: 'error' | 'success' | 'warning';
}

function Over({ message, tone }: OverProps) {
  const { t } = useTranslation('confirm');
  return (
    <AuthCard title={t('title')} intro="">
      <div className={styles.answers}>
        <Alert tone={tone} title={message} />
        <LinkButton href={paths.home}>{t('shop')}</LinkButton>
      </div>
    </AuthCard>
  );
}
