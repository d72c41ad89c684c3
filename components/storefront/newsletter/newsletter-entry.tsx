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
const importTexts = {
  en: () => import('@/locales/en/own-pages.json'),
  ar: () => import('@/locales/ar/own-pages.json'),
};

const importForm = async (locale: Locale, i18n: I18n) => {
  const [{ NewsletterForm }, { default: errors }] = await Promise.all([
    import('./newsletter-form'),
    importErrors[locale](),
  ]);
  i18n.addResourceBundle(locale, 'errors', errors);
  // Pages with the form in their footer alone come without them.
  if (!i18n.hasResourceBundle(locale, 'own-pages'))
    i18n.addResourceBundle(locale, 'own-pages', (await importTexts[locale]()).default);
  return NewsletterForm;
};

/** Loads the newsletter form together with the texts that its page may lack. */
export function NewsletterEntry() {
  const locale = useLocale();
  return <Entry key={locale} locale={locale} />;
}

function Entry({ locale }: { readonly locale: Locale }) {
  const { i18n } = useTranslation('common');
  const { Overlay: NewsletterForm, load } = useLazyOverlay(() => importForm(locale, i18n));
  useEffect(load, [load]);
  return NewsletterForm ? <NewsletterForm /> : <Skeleton height="6.5rem" />;
}
