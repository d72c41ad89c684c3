import { useEffect } from 'react';
import { useTranslation, type I18n } from 'next-i18next/pages';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { Locale } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';
import type { StockWaitFormProps } from './stock-wait-form';

const importErrors = {
  en: () => import('@/locales/en/errors.json'),
  ar: () => import('@/locales/ar/errors.json'),
};

const importForm = async (locale: Locale, i18n: I18n) => {
  const [{ StockWaitForm }, { default: errors }] = await Promise.all([
    import('./stock-wait-form'),
    importErrors[locale](),
  ]);
  i18n.addResourceBundle(locale, 'errors', errors);
  return StockWaitForm;
};

/** Loads the back-in-stock form together with the error texts, which product pages do not include. */
export function StockWaitEntry(props: StockWaitFormProps) {
  const locale = useLocale();
  return <Entry key={locale} locale={locale} {...props} />;
}

function Entry({ locale, ...props }: StockWaitFormProps & { readonly locale: Locale }) {
  const { i18n } = useTranslation('catalogue');
  const { Overlay: StockWaitForm, load } = useLazyOverlay(() => importForm(locale, i18n));
  useEffect(load, [load]);
  return StockWaitForm ? <StockWaitForm {...props} /> : <Skeleton height="12rem" />;
}
