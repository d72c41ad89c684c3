import { useTranslation } from 'next-i18next/pages';
import type { BoardProblem } from '@/lib/domain/studio/problems';
import { useFormats } from '@/lib/hooks/language/use-formats';

/** Says in words why a board cannot be made, or what to look at. */
export function useProblemText() {
  const { t } = useTranslation('studio');
  const { plain } = useFormats();
  return ({ code, params }: BoardProblem): string => {
    const entries = Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? plain(Math.round(value)) : value,
    ]);
    const shown: BoardProblem['params'] = Object.fromEntries(entries);
    return t(`problem.${code}`, { ...shown });
  };
}
