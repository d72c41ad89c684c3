import { useEffect, useRef, useState } from 'react';
import { createStudioClient, type DrawnBoard, type StudioClient } from '@/lib/browser/studio/studio-client';
import type { DesignInput } from '@/lib/domain/studio/design-input';
import type { StudioTemplate } from '@/lib/domain/studio/template';

interface Drawn {
  readonly board: DrawnBoard;
  readonly input: DesignInput;
}

/** The board as it will be made, drawn again by the worker after every change; the last one stays until the next is there. */
export function useDrawnBoard(template: StudioTemplate, input: DesignInput, waits: boolean) {
  const client = useRef<StudioClient>(null);
  const [attempt, setAttempt] = useState(0);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const started = createStudioClient();
    client.current = started;
    return () => started.close();
  }, [attempt]);

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
  }, [template, input, waits, attempt]);

  return {
    board: drawn?.board ?? null,
    /** What is on the screen is what was asked for last. */
    isCurrent: drawn?.input === input,
    failed,
    retry: () => setAttempt((count) => count + 1),
    /** The board of this input, for an order that does not wait for the screen. */
    drawNow: async (): Promise<DrawnBoard | null> => {
      if (drawn?.input === input) return drawn.board;
      const board = await client.current?.draw(template, input).catch(() => null);
      if (!board) return null;
      setDrawn({ board, input });
      return board;
    },
  };
}
