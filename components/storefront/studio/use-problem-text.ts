import { useTranslation } from 'next-i18next/pages';
import { shownParams, type BoardProblem } from '@/lib/domain/studio/board/problems';
import { useFormats } from '@/lib/hooks/language/use-formats';

/** Says in words why a board cannot be made, or what to look at. */
export function useProblemText() {
  const { t } = useTranslation('studio');
  const { plain } = useFormats();
  return (problem: BoardProblem): string => t(`problem.${problem.code}`, { ...shownParams(problem, plain) });
}
