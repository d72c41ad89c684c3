import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { leaveBy } from '@/components/admin/forms/leave-guards';
import { useIsOwner } from '@/components/admin/forms/owner-only';
import { notify } from '@/components/overlays/notify';
import { adminPaths } from '@/lib/admin-paths';
import type { AppError } from '@/lib/domain/errors/app-error';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

interface Refusal {
  /** The error in words; of what the plan refuses also who can choose a larger one. */
  readonly inWords: (error: AppError) => string;
  /** Tells it in a toast; what the plan refuses leads owners to the plans. What was typed stays until they confirm to leave it. */
  readonly tell: (error: AppError, message?: string) => void;
}

/** For calls that the store's plan may refuse. */
export function useRefusal(): Refusal {
  const { t } = useTranslation('admin');
  const { ofError } = useErrorText();
  const { push } = useRouter();
  const isOwner = useIsOwner();
  const inWords = (error: AppError): string =>
    error.code === 'quota-reached' && !isOwner ? `${ofError(error)} ${t('quota.askOwner')}` : ofError(error);
  const plans = {
    label: t('quota.plans'),
    onClick: () => leaveBy(() => void push(adminPaths.plan)),
    leads: true,
  };
  return {
    inWords,
    tell(error, message) {
      const isLed = error.code === 'quota-reached' && isOwner === true;
      notify({ type: 'error', message: message ?? inWords(error), ...(isLed && { action: plans }) });
    },
  };
}
