import { useEffect, useEffectEvent, useReducer } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { stepOfKeys } from '@/lib/browser/undo-keys';
import { isSame } from '@/lib/domain/is-same';
import type { PageContent } from '@/lib/domain/own-pages/own-page';
import { changeHistory, newHistory, type HistoryAction } from '@/lib/domain/studio/editing/history';
import { toContent, toForm, type PageForm } from './page-form';

/**
 * Undo and redo for a form; typing in one field without a pause is one step. They begin anew with a version `taken` from
 * somebody else, because undo would put back what was there before it.
 */
export function useFormHistory(form: UseFormReturn<PageForm>, taken: PageContent | null) {
  const [history, dispatch] = useReducer(changeHistory<PageContent>, form, (from) =>
    newHistory(toContent(from.getValues())),
  );

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => dispatch(changeTo(toContent(values), name)),
      }),
    [form],
  );

  useEffect(() => {
    if (taken) dispatch({ type: 'start', from: toContent(toForm(taken)) });
  }, [taken]);

  const show = (content: PageContent | undefined, type: 'undo' | 'redo') => {
    if (!content) return;
    dispatch({ type });
    form.reset(toForm(content), { keepDefaultValues: true, keepErrors: false });
  };
  const undo = () => show(history.past.at(-1), 'undo');
  const redo = () => show(history.future[0], 'redo');
  useStepKeys(undo, redo);
  return {
    undo,
    redo,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}

/** Moving or removing a section is one step; an update without a change is none. */
const changeTo = (content: PageContent, name: string | undefined): HistoryAction<PageContent> => ({
  type: 'change',
  what: name && name !== 'sections' ? name : null,
  next: (now) => (isSame(now, content) ? now : content),
  at: Date.now(),
});

const WRITES_ITSELF = 'input, textarea, select, [contenteditable="true"]';

/** Keyboard shortcuts for undo and redo, except in fields with their own undo. */
function useStepKeys(undo: () => void, redo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOfKeys(event);
    const inField = event.target instanceof Element && event.target.closest(WRITES_ITSELF);
    if (!step || inField || event.defaultPrevented) return;
    event.preventDefault();
    if (step === 'redo') redo();
    else undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
