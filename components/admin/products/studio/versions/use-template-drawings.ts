import { useEffect, useState } from 'react';
import { createStudioClient } from '@/lib/browser/studio/studio-client';
import type { Locale } from '@/lib/domain/locale';
import { withPictures } from '@/lib/domain/studio/board/to-svg';
import { firstInput, withExamples, type BoardSize } from '@/lib/domain/studio/design/first-input';
import type { TemplateContent } from '@/lib/domain/studio/editing/template-edits';
import { exampleOf } from '@/lib/pictures/example-picture';

/** A template to draw with its examples in one language. */
export interface TemplateBoard {
  readonly key: string;
  readonly template: TemplateContent;
  readonly locale: Locale;
}

/**
 * SVGs by key, drawn one after another; `boards` must be memoized. If the worker fails, the rest stays undrawn and only names
 * are shown.
 */
export function useTemplateDrawings(
  boards: readonly TemplateBoard[],
  { widthMm, heightMm }: BoardSize,
): Readonly<Record<string, string>> {
  const [drawn, setDrawn] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    if (boards.length === 0) return;
    const client = createStudioClient();
    const draw = async () => {
      for (const { key, template: content, locale } of boards) {
        const template = { ...content, version: 0 };
        const first = firstInput(template, { widthMm, heightMm }, locale);
        const board = await client.draw(template, withExamples(template, first));
        if (!board) return;
        const svg = withPictures(board.svg, (path) => exampleOf(path) ?? '');
        setDrawn((before) => ({ ...before, [key]: svg }));
      }
    };
    draw().catch(() => undefined);
    return () => client.close();
  }, [boards, widthMm, heightMm]);
  return drawn;
}
