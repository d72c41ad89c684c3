import { pageStore } from '@/lib/browser/page-store';
import type { DrawnBoard } from '@/lib/browser/studio/studio-client';
import { isSame } from '@/lib/domain/is-same';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import { saveDesign } from '@/lib/functions/designs';

export interface Drawn {
  readonly board: DrawnBoard;
  /** What was drawn. */
  readonly input: DesignInput;
}

/** Draws the latest design; null if the worker failed. */
export type DrawNow = () => Promise<Drawn | null>;

interface Shown {
  readonly productId: string;
  readonly variantId: string;
  readonly input: DesignInput;
  readonly drawNow: DrawNow;
}

/** Saves the shown board and resolves to its id; null if it shows examples, cannot be made or was refused. */
export async function saveDrawn({ drawNow, ...design }: Shown): Promise<string | null> {
  const drawn = await drawNow();
  if (!drawn || drawn.board.problems.length > 0 || !isSame(drawn.input, design.input)) return null;
  const saved = await saveDesign({ storeId: pageStore(), ...design, svgHash: drawn.board.hash });
  return saved.ok ? saved.value.designId : null;
}
