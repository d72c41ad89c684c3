import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FaceSlice } from '@/lib/domain/studio/text/faces';
import { woffToSfnt } from './woff-to-sfnt';

/** A file of a family of Fontsource's. */
export interface PackagedFont {
  readonly family: string;
  readonly slice: FaceSlice;
  readonly weight: number;
  readonly style?: 'normal' | 'italic';
}

/** A whole font, as HarfBuzz reads it: nothing is cut from what its package holds. */
export async function packagedFont({
  family,
  slice,
  weight,
  style = 'normal',
}: PackagedFont): Promise<Buffer> {
  const { resolve } = createRequire(path.join(process.cwd(), 'package.json'));
  const file = resolve(`@fontsource/${family}/files/${family}-${slice}-${weight}-${style}.woff`);
  return woffToSfnt(await readFile(file));
}
