import { useEffect, useState } from 'react';
import { createStudioClient } from '@/lib/browser/studio/studio-client';
import type { Locale } from '@/lib/domain/locale';
import { withPictures } from '@/lib/domain/studio/board/to-svg';
import { firstInput, withExamples } from '@/lib/domain/studio/design/first-input';
import { STUDIO_LIBRARY } from '@/lib/domain/studio/library/library';
import { exampleOf } from '@/lib/pictures/example-picture';

const SIZE = { widthMm: 300, heightMm: 400 };

/** The library's templates as SVG by name, drawn one after another. If the worker fails, only their names are shown. */
export function useLibraryDrawings(locale: Locale): Readonly<Record<string, string>> {
  const [drawn, setDrawn] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    const client = createStudioClient();
    const draw = async () => {
      for (const [id, template] of Object.entries(STUDIO_LIBRARY)) {
        const board = await client.draw(template, withExamples(template, firstInput(template, SIZE, locale)));
        if (!board) return;
        const svg = withPictures(board.svg, (path) => exampleOf(path) ?? '');
        setDrawn((before) => ({ ...before, [id]: svg }));
      }
    };
    draw().catch(() => undefined);
    return () => client.close();
  }, [locale]);
  return drawn;
}
