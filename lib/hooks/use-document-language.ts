import { useLayoutEffect } from 'react';
import { directionOf } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/use-locale';

/** Keeps the document's language and direction right when the language changes without a new document. */
export function useDocumentLanguage(): void {
  const locale = useLocale();
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (!Object.hasOwn(root, 'lang')) keepSameLanguage(root);
    root.lang = locale;
    if (root.dir !== directionOf(locale)) root.dir = directionOf(locale);
  }, [locale]);
}

/**
 * Next's router writes the language at every change of address, as at every choice of a variant. Written as it was, it has
 * Chromium work out all styles anew all the same: docs/decisions/043.
 */
function keepSameLanguage(root: HTMLElement): void {
  const lang = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'lang');
  Object.defineProperty(root, 'lang', {
    configurable: true,
    get: () => lang?.get?.call(root),
    set: (value: string) => {
      if (value !== root.getAttribute('lang')) lang?.set?.call(root, value);
    },
  });
}
