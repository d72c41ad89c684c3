import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/domain/locale';
import { system } from '@/theme/system';
import { emotionCache } from './emotion-cache';

/** `theme.css` already contains the reset, the base styles and the tokens. */
const systemWithoutGlobals = { ...system, _global: [] };

/** Chakra's provider, for each overlay and for the admin; never for the storefront. */
export const ChakraRoot = ({ locale, children }: { locale: Locale; children: ReactNode }) => (
  <CacheProvider value={emotionCache}>
    <ChakraProvider value={systemWithoutGlobals}>
      <LocaleProvider locale={locale}>{children}</LocaleProvider>
    </ChakraProvider>
  </CacheProvider>
);
