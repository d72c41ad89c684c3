import { useMemo } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { shortReference } from '@/lib/domain/api/request-id';
import { ERROR_STATUS, type AppError, type ErrorCode } from '@/lib/domain/errors/app-error';
import { FIELD_ERRORS, FIELD_LIMITS, type FieldError } from '@/lib/domain/forms/field-errors';

const isFieldError = (key: string): key is FieldError => FIELD_ERRORS.some((known) => known === key);
const isErrorCode = (key: string): key is ErrorCode => Object.hasOwn(ERROR_STATUS, key);

type ErrorTexts = ReturnType<typeof useTranslation<'errors'>>['t'];

/** Names a sign-in method; an unknown one has the provider's name. */
function methodName(t: ErrorTexts, method: string): string {
  if (method === 'password') return t('method.password');
  return method === 'google.com' ? t('method.google') : method;
}

const REFUSING = ['products', 'staff', 'storage'] as const;

/** Says which quota of the plan is used up; those that never refuse a call have no text of their own. */
function quotaText(t: ErrorTexts, params: AppError['params'] = {}): string {
  const what = REFUSING.find((name) => name === params.what);
  return what ? t(`quotaReached.${what}`, { ...params }) : t('quota-reached');
}

/** Translates errors, and the keys that schemas and functions return for single fields. */
export function useErrorText() {
  const { t } = useTranslation('errors');
  return useMemo(
    () => ({
      ofError({ code, params }: AppError): string {
        if (code === 'invalid-input' && params?.missing) return t('outdatedPage');
        if (code === 'other-method') return t(code, { method: methodName(t, String(params?.method)) });
        if (code === 'quota-reached') return quotaText(t, params);
        const requestId = code === 'internal' ? params?.requestId : undefined;
        if (requestId === undefined) return t(code, { ...params });
        return t('internalReference', { reference: shortReference(String(requestId)) });
      },
      /** Undefined without a key, for a field without an error. */
      ofField(key: string | undefined): string | undefined {
        if (!key) return undefined;
        if (isErrorCode(key)) return t(key);
        return t(isFieldError(key) ? key : 'field.invalid', FIELD_LIMITS);
      },
    }),
    [t],
  );
}
