import type { AppProps } from 'next/app';
import { createContext, useContext, useMemo, type ComponentType, type ReactNode } from 'react';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/domain/locale';
import { useNumerals } from './numerals';
import { translatorOf, type Dictionary, type Translate } from './translator';

/**
 * What stands behind `next-i18next/pages` in the site (next.config.js): its `useTranslation` and `appWithTranslation`
 * over the props of its `serverSideTranslations`, at a twentieth of the script. See docs/decisions/024.
 */
interface TranslatedProps {
  readonly _nextI18Next?: {
    readonly initialLocale: string;
    readonly initialI18nStore: Readonly<Record<string, Dictionary>>;
  };
}

interface Language {
  readonly locale: Locale;
  readonly dictionary: Dictionary;
}

const LanguageContext = createContext<Language>({ locale: DEFAULT_LOCALE, dictionary: {} });

/** Gives `App` the texts that its page brings; a page without any, as Next's last-resort one, has none to show. */
export function appWithTranslation<P extends AppProps<TranslatedProps>>(App: ComponentType<P>) {
  return function AppWithTranslation(props: P) {
    const translations = props.pageProps._nextI18Next;
    const language = useMemo(() => {
      const locale = translations?.initialLocale;
      return {
        locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
        dictionary: translations?.initialI18nStore[locale ?? ''] ?? {},
      };
    }, [translations]);
    return (
      <LanguageContext value={language}>
        <App {...props} />
      </LanguageContext>
    );
  };
}

/** Adds `texts`, which came after the page, to what the page brought. */
export function MoreTexts({ texts, children }: { texts: Dictionary; children: ReactNode }) {
  const { locale, dictionary } = useContext(LanguageContext);
  const language = useMemo(
    () => ({ locale, dictionary: { ...dictionary, ...texts } }),
    [locale, dictionary, texts],
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** A key without a namespace is looked for in `namespaces`, in this order. The same `t` as long as the page is the same. */
export function useTranslation(namespaces: string | readonly string[] = 'common'): { t: Translate } {
  const { locale, dictionary } = useContext(LanguageContext);
  const numerals = useNumerals();
  const wanted = typeof namespaces === 'string' ? namespaces : namespaces.join(' ');
  return useMemo(
    () => ({ t: translatorOf({ locale, numerals }, dictionary, wanted.split(' ')) }),
    [locale, numerals, dictionary, wanted],
  );
}
