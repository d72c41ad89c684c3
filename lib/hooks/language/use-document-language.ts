import { useLayoutEffect } from 'react';
import { directionOf } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';

/** Sets the document's language and direction when the language changes without a new document. */
export function useDocumentLanguage(): void {
  const locale = useLocale();
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dir = directionOf(locale);
  }, [locale]);
}
