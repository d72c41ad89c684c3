import { useMemo, useReducer } from 'react';
import { changeHistory, newHistory } from '@/lib/domain/studio/editing/history';
import { contentOf, type TemplateContent } from '@/lib/domain/studio/editing/template-edits';
import { templateProblems } from '@/lib/domain/studio/editing/template-problems';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';

/** The edited template with its undo history, and why it cannot be saved. */
export function useTemplateHistory(start: StudioTemplate) {
  const [history, dispatch] = useReducer(changeHistory<TemplateContent>, start, (from) =>
    newHistory(contentOf(from)),
  );
  const problems = useMemo(() => templateProblems(history.now), [history.now]);
  return {
    content: history.now,
    problems,
    isValid: Object.keys(problems).length === 0,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    dispatch,
  };
}
