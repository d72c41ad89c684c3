import type { DocumentData } from 'firebase-admin/firestore';
import type { ReencodedPicture } from '@/functions/src/adapters/pictures/reencode-picture';

export interface SeedDesign {
  readonly id: string;
  /** As stored, with its order. */
  readonly data: DocumentData;
  readonly files: readonly { readonly path: string; readonly picture: ReencodedPicture }[];
}
