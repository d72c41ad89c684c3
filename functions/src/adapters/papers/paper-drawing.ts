import type { ShaperWith } from '@/functions/src/adapters/studio/load-shaper';
import type { Paper } from '@/lib/domain/papers/paper';

/** Papers of parcels and returns as one PDF. */
export type DrawPapers = (papers: readonly Paper[]) => Promise<Uint8Array>;

/** Loads the drawing code with the first paper, as `createDrawInvoice` does. `folder`: where the fonts are. */
export const createDrawPapers =
  (shaperWith: ShaperWith, folder: string): DrawPapers =>
  async (papers) => {
    const { drawPapers } = await import('./draw-papers');
    return drawPapers(papers, shaperWith, folder);
  };
