import { isSame } from '@/lib/domain/is-same';
import type { BoardProblem } from '@/lib/domain/studio/board/problems';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import type { StudioAnswer, StudioRequest } from './studio-messages';

/** Written by scripts/build/studio.mjs. */
const WORKER = '/studio/studio-worker.js';

/** A board as it will be made. */
export interface DrawnBoard {
  readonly svg: string;
  /** SHA-256 of `svg`. */
  readonly hash: string;
  /** Empty for a board that can be ordered; otherwise the SVG shows as much as could be drawn. */
  readonly problems: readonly BoardProblem[];
  readonly warnings: readonly BoardProblem[];
}

export interface StudioClient {
  /**
   * Null if another board superseded it, or the client was closed. Rejects when the engine or a font did not load. A second call
   * for the same board gets the answer of the first.
   */
  draw(template: StudioTemplate, input: DesignInput): Promise<DrawnBoard | null>;
  close(): void;
}

interface Asked {
  readonly template: StudioTemplate;
  readonly input: DesignInput;
  readonly board: Promise<DrawnBoard | null>;
}

/** Starts the studio's worker, which loads HarfBuzz; fonts load with the texts that need them. Call it on intent. */
export function createStudioClient(worker: Worker = new Worker(WORKER, { type: 'module' })): StudioClient {
  let id = 0;
  let known: StudioTemplate | null = null;
  let waiting: { readonly id: number; readonly settle: (answer: StudioAnswer | null) => void } | null = null;
  /** A worker that never answered did not load; one that did goes on after an error. */
  let isRunning = false;
  let isBroken = false;
  worker.addEventListener('message', ({ data }: MessageEvent<StudioAnswer>) => {
    isRunning = true;
    if (data.id === waiting?.id) waiting.settle(data);
  });
  worker.addEventListener('error', () => {
    isBroken = !isRunning;
    waiting?.settle({ id, ok: false });
  });
  const ask = async (template: StudioTemplate, input: DesignInput): Promise<DrawnBoard | null> => {
    // It would never answer.
    if (isBroken) throw new Error('The studio could not load.');
    id += 1;
    waiting?.settle(null);
    const request: StudioRequest = { id, template: template === known ? null : template, input };
    known = template;
    const answer = await new Promise<StudioAnswer | null>((settle) => {
      waiting = { id, settle };
      worker.postMessage(request);
    });
    if (answer === null) return null;
    if (!answer.ok) throw new Error('The studio could not load.');
    const { svg, hash, problems, warnings } = answer;
    return { svg: new TextDecoder().decode(svg), hash, problems, warnings };
  };
  let latest: Asked | null = null;
  return {
    draw(template, input) {
      if (latest?.template === template && isSame(latest.input, input)) return latest.board;
      const asked = { template, input, board: ask(template, input) };
      latest = asked;
      asked.board.catch(() => {
        if (latest === asked) latest = null;
      });
      return asked.board;
    },
    close() {
      waiting?.settle(null);
      worker.terminate();
    },
  };
}
