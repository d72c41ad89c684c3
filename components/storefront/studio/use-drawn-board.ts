import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isSame } from '@/lib/domain/is-same';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import type { useStudioClient } from '@/lib/hooks/browser/use-studio-client';
import type { Drawn, DrawNow } from './order/save-drawn';

/** The board as it will be made; the worker draws it after each change, and the last drawing stays until the next is ready. */
export function useDrawnBoard(
  { draw, attempt }: ReturnType<typeof useStudioClient>,
  template: StudioTemplate,
  input: DesignInput,
  waits: boolean,
) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (waits || input.widthMm === 0) return;
    draw(template, input).then(
      (board) => {
        if (!board) return;
        // In the frame that is due, instead of a later task.
        flushSync(() => {
          setFailed(false);
          setDrawn((before) => withSameProblems({ board, input }, before));
        });
      },
      () => setFailed(true),
    );
  }, [draw, template, input, waits, attempt]);

  const latest = useRef({ template, input, drawn });
  useEffect(() => {
    latest.current = { template, input, drawn };
  });
  /** Draws the latest input now, for an order that cannot wait for the screen. */
  const drawNow: DrawNow = useCallback(async () => {
    const { template, input, drawn } = latest.current;
    if (drawn?.input === input) return drawn;
    const board = await draw(template, input).catch(() => null);
    if (!board) return null;
    setDrawn((before) => withSameProblems({ board, input }, before));
    return { board, input };
  }, [draw]);

  return { drawn, failed, drawNow };
}

/** Keeps equal problems, so that fields without another one are not rendered. */
function withSameProblems({ board, input }: Drawn, before: Drawn | null): Drawn {
  const kept = <P>(now: P, then: P | undefined): P => (then && isSame(now, then) ? then : now);
  const problems = kept(board.problems, before?.board.problems);
  const warnings = kept(board.warnings, before?.board.warnings);
  return { input, board: { ...board, problems, warnings } };
}
