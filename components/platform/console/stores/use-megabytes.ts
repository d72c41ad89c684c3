import { useTranslation } from 'next-i18next/pages';
import { useFormats } from '@/lib/hooks/language/use-formats';

const BYTES = 1_000_000;

/** Says a number of bytes in megabytes. */
export function useMegabytes(): (bytes: number) => string {
  const { t } = useTranslation('console');
  const { average } = useFormats();
  return (bytes) => t('megabytes', { size: average(bytes / BYTES) });
}
