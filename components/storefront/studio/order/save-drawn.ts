import { pageStore } from '@/lib/browser/page-store';
import type { DrawnBoard } from '@/lib/browser/studio/studio-client';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import { saveDesign } from '@/lib/functions/designs';

interface Shown {
  readonly productId: string;
  readonly variantId: string;
  readonly input: DesignInput;
  readonly drawNow: () => Promise<DrawnBoard | null>;
}

/** Saves the shown board and resolves to its id; null if it cannot be made or was refused. */
export async function saveDrawn({ drawNow, ...design }: Shown): Promise<string | null> {
  const board = await drawNow();
  if (!board || board.problems.length > 0) return null;
  const saved = await saveDesign({ storeId: pageStore(), ...design, svgHash: board.hash });
  return saved.ok ? saved.value.designId : null;
}
