import type { getStorage } from 'firebase-admin/storage';
import { createDrawProof } from '@/functions/src/adapters/pictures/draw-proof';
import { createPictureStore } from '@/functions/src/adapters/pictures/picture-store';
import { createDrawBoard } from '@/functions/src/adapters/studio/draw-board';
import type { Drawing } from '../build/build-designed-orders';
import type { SeedStore } from '../build/build-store';
import { packagedShaper } from '../pictures/studio-shaper';

/** The functions' own renderer, with the fonts from their packages. */
export const openDrawing = (): Drawing => ({
  drawBoard: createDrawBoard(packagedShaper()),
  drawProof: createDrawProof(),
});

/** Stores the boards and proofs of a store's designs, where the functions store them. */
export async function keepDesigns(
  { designs }: SeedStore,
  bucket: ReturnType<ReturnType<typeof getStorage>['bucket']>,
): Promise<void> {
  const pictures = createPictureStore(() => bucket);
  const files = designs.flatMap((design) => design.files);
  await Promise.all(files.map(({ path, picture }) => pictures.keep(path, picture)));
}
