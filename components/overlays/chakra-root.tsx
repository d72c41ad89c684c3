import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/domain/locale';
import { system } from '@/theme/system';
import { emotionCache } from './emotion-cache';

/** `theme.css` has printed the reset, the base and the tokens already. */
const systemWithoutGlobals = { ...system, _global: [] };

/** Where Chakra works: around each overlay and around the admin, never around the storefront. */
export const ChakraRoot = ({ locale, children }: { locale: Locale; children: ReactNode }) => (
  <CacheProvider value={emotionCache}>
    <ChakraProvider value={systemWithoutGlobals}>
      <LocaleProvider locale={locale}>{children}</LocaleProvider>
    </ChakraProvider>
  </CacheProvider>
);
