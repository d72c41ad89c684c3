import { useEffect, useState } from 'react';
import type { DrawnBoard } from '@/lib/browser/studio/studio-client';
import { LOCALES, type Locale } from '@/lib/domain/locale';
import { withPictures } from '@/lib/domain/studio/board/to-svg';
import { firstInput, withExamples, type BoardSize } from '@/lib/domain/studio/design/first-input';
import type { TemplateContent } from '@/lib/domain/studio/editing/template-edits';
import { exampleOf } from '@/lib/pictures/example-picture';
import { useStudioClient } from '@/lib/hooks/browser/use-studio-client';

/** Test texts by language and field; fields without one use their examples. */
export type TestTexts = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

export interface BoardDrawings {
  readonly drawn: Partial<Readonly<Record<Locale, DrawnBoard>>>;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The board in both languages, which the worker draws after each change; an invalid template keeps the last drawing. */
export function useBoardDrawings(
  content: TemplateContent,
  isValid: boolean,
  size: BoardSize,
  texts: TestTexts,
): BoardDrawings {
  const { draw, attempt, retry } = useStudioClient();
  const [drawn, setDrawn] = useState<BoardDrawings['drawn']>({});
  const [failed, setFailed] = useState(false);
  const { widthMm, heightMm } = size;

  useEffect(() => {
    if (!isValid) return;
    const drawBoth = async () => {
      const template = { ...content, version: 0 };
      for (const locale of LOCALES) {
        const first = firstInput(template, { widthMm, heightMm }, locale);
        const input = withExamples(template, { ...first, texts: texts[locale] });
        const board = await draw(template, input);
        // A newer change replaced this drawing.
        if (!board) return;
        setFailed(false);
        const svg = withPictures(board.svg, (path) => exampleOf(path) ?? '');
        setDrawn((last) => ({ ...last, [locale]: { ...board, svg } }));
      }
    };
    drawBoth().catch(() => setFailed(true));
  }, [draw, content, isValid, widthMm, heightMm, texts, attempt]);

  return { drawn, failed, retry };
}
