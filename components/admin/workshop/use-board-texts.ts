import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { dayToShow } from '@/lib/domain/stats/store-day';
import type { WorkItem } from '@/lib/domain/workshop/queue';
import { useFormats } from '@/lib/hooks/language/use-formats';

const MM_PER_CM = 10;

/** Formats sizes and days for the workshop. */
export function useBoardTexts() {
  const { t } = useTranslation('admin-workshop');
  const { count, utcDate } = useFormats();
  return useMemo(
    () => ({
      /** From a key such as `300x400`, in millimetres. */
      size: (key: string) => {
        const [width = 0, height = 0] = key.split('x').map((mm) => Number(mm) / MM_PER_CM);
        return t('size', { width: count(width), height: count(height) });
      },
      due: ({ due, timing }: Pick<WorkItem, 'due' | 'timing'>) =>
        t(`due.${timing}`, { day: utcDate(dayToShow(due)) }),
    }),
    [t, count, utcDate],
  );
}
