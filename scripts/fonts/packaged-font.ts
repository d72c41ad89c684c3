import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FaceSlice } from '@/lib/domain/studio/text/faces';
import { woffToSfnt } from './woff-to-sfnt';

/** A font file from one of Fontsource's packages. */
export interface PackagedFont {
  readonly family: string;
  readonly slice: FaceSlice;
  readonly weight: number;
  readonly style?: 'normal' | 'italic';
}

/** Reads a whole font, unsubsetted, for HarfBuzz. */
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
