import { createContext, useContext } from 'react';
import type { TemplateContent } from '@/lib/domain/studio/editing/template-edits';
import type { CurrencyCode } from '@/lib/domain/money/money';

interface TemplateEditor {
  readonly content: TemplateContent;
  readonly currency: CurrencyCode;
  /** Id of the selected layer; null for none. */
  readonly selected: string | null;
  select(layerId: string | null): void;
  /** Consecutive changes with the same name form one undo step; null makes each its own. */
  change(what: string | null, next: (content: TemplateContent) => TemplateContent): void;
  /** Sets one value by its path in the schema. */
  set(path: string, value: unknown): void;
  /** The translated reason why the value at this path cannot be saved. */
  problemAt(path: string): string | undefined;
}

const TemplateEditorContext = createContext<TemplateEditor | null>(null);
export const TemplateEditorProvider = TemplateEditorContext.Provider;

/** What the parts of the template editor share. Throws outside `TemplateEditorProvider`. */
export function useTemplateEditor(): TemplateEditor {
  const editor = useContext(TemplateEditorContext);
  if (!editor) throw new Error('useTemplateEditor must be used within a TemplateEditorProvider');
  return editor;
}
