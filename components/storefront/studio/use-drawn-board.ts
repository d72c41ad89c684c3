import { useEffect, useState } from 'react';
import type { DrawnBoard } from '@/lib/browser/studio/studio-client';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { useStudioClient } from '@/lib/hooks/browser/use-studio-client';

interface Drawn {
  readonly board: DrawnBoard;
  readonly input: DesignInput;
}

/** The board as it will be made; the worker draws it after each change, and the last drawing stays until the next is ready. */
export function useDrawnBoard(template: StudioTemplate, input: DesignInput, waits: boolean) {
  const { client, attempt, retry } = useStudioClient();
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (waits || input.widthMm === 0) return;
    client.current?.draw(template, input).then(
      (board) => {
        if (!board) return;
        setFailed(false);
        setDrawn({ board, input });
      },
      () => setFailed(true),
    );
  }, [client, template, input, waits, attempt]);

  return {
    board: drawn?.board ?? null,
    /** True if the drawing shows the latest input. */
    isCurrent: drawn?.input === input,
    failed,
    retry,
    /** Draws this input now, for an order that cannot wait for the screen. */
    drawNow: async (): Promise<DrawnBoard | null> => {
      if (drawn?.input === input) return drawn.board;
      const board = await client.current?.draw(template, input).catch(() => null);
      if (!board) return null;
      setDrawn({ board, input });
      return board;
    },
  };
}
