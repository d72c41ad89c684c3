import { createContext, useContext } from 'react';
import type { TemplateContent } from '@/lib/domain/studio/editing/template-edits';
import type { CurrencyCode } from '@/lib/domain/money/money';

interface TemplateEditor {
  readonly content: TemplateContent;
  readonly currency: CurrencyCode;
  /** Of the layer that is looked at; null for none. */
  readonly selected: string | null;
  select(layerId: string | null): void;
  /** Changes going on under one name are one step to undo; null for a step of its own. */
  change(what: string | null, next: (content: TemplateContent) => TemplateContent): void;
  /** Sets one value by its path, as the schema names it. */
  set(path: string, value: unknown): void;
  /** Why the value at this path cannot be saved, in words. */
  problemAt(path: string): string | undefined;
}

const TemplateEditorContext = createContext<TemplateEditor | null>(null);
export const TemplateEditorProvider = TemplateEditorContext.Provider;

/** What the parts of the template editor share. Throws outside of `TemplateEditorProvider`. */
export function useTemplateEditor(): TemplateEditor {
  const editor = useContext(TemplateEditorContext);
  if (!editor) throw new Error('useTemplateEditor must be used within a TemplateEditorProvider');
  return editor;
}
