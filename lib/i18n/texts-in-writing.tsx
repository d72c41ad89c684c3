import { I18nContext } from 'next-i18next/pages';
import { useContext, useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Writing } from '@/lib/domain/formats';
import { NumeralsContext } from './numerals';
import { inWriting } from './written-texts';

/** Gives `useTranslation` and `useNumerals` below it the page's language and the store's digits, also when they change. */
export function TextsInWriting({ locale, numerals, children }: Writing & { readonly children: ReactNode }) {
  const { i18n } = useContext(I18nContext);
  const texts = useMemo(() => inWriting(i18n, { locale, numerals }), [i18n, locale, numerals]);
  return (
    <I18nextProvider i18n={texts}>
      <NumeralsContext value={numerals}>{children}</NumeralsContext>
    </I18nextProvider>
  );
}
