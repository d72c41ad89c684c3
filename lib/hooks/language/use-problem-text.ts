import { useTranslation } from 'next-i18next/pages';
import { shownParams, type BoardProblem } from '@/lib/domain/studio/board/problems';
import { useFormats } from '@/lib/hooks/language/use-formats';

/** Translates a board's problems and warnings; the page must load the namespace `board-problems`. */
export function useProblemText() {
  const { t } = useTranslation('board-problems');
  const { plain } = useFormats();
  return (problem: BoardProblem): string =>
    t(problem.code, { ...shownParams(problem, plain), count: Number(problem.params.max) });
}
