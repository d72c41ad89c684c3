import { useRouter } from 'next/router';
import { isLocale, type Locale } from '@/lib/domain/locale';

/** The language of this page. */
export function useLocale(): Locale {
  const { locale } = useRouter();
  return isLocale(locale) ? locale : 'en';
}
