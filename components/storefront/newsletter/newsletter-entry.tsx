import { useEffect } from 'react';
import { useTranslation, type I18n } from 'next-i18next/pages';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { Locale } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';

const importErrors = {
  en: () => import('@/locales/en/errors.json'),
  ar: () => import('@/locales/ar/errors.json'),
};

const importForm = async (locale: Locale, i18n: I18n) => {
  const [{ NewsletterForm }, { default: errors }] = await Promise.all([
    import('./newsletter-form'),
    importErrors[locale](),
  ]);
  i18n.addResourceBundle(locale, 'errors', errors);
  return NewsletterForm;
};

/** Loads the newsletter form together with the error texts, which built pages do not include. */
export function NewsletterEntry() {
  const locale = useLocale();
  return <Entry key={locale} locale={locale} />;
}

function Entry({ locale }: { readonly locale: Locale }) {
  const { i18n } = useTranslation('own-pages');
  const { Overlay: NewsletterForm, load } = useLazyOverlay(() => importForm(locale, i18n));
  useEffect(load, [load]);
  return NewsletterForm ? <NewsletterForm /> : <Skeleton height="6.5rem" />;
}
