import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import type { StoreId } from '@/lib/domain/ids';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import type { Design } from '@/lib/domain/studio/design/design';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import type { LineDesign } from '@/lib/domain/studio/design/line-design';
import { drawingOf } from '@/lib/domain/studio/template/drawing';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';

interface Content extends Pick<Design, 'productId' | 'variantId' | 'svgHash' | 'uid'> {
  readonly store: StoreId;
  readonly template: StudioTemplate;
  readonly input: DesignInput;
}

/** A design as stored: a draft without an expiry yet; `at` in milliseconds. */
export const designDocument = (
  { store, template, input, ...content }: Content,
  { id, proofPath, words }: Pick<LineDesign, 'id' | 'proofPath' | 'words'>,
  at: number,
): DocumentData => ({
  ...content,
  storeId: store,
  templateVersion: template.version,
  input,
  drawing: drawingOf(template, input),
  svgPath: storagePaths.design(store, id),
  proofPath,
  words,
  files: filesOf(store, id, input),
  replaces: null,
  lockedBy: null,
  createdAt: Timestamp.fromMillis(at),
});

/** The paths of a design's own copies of its pictures, by field. */
const filesOf = (store: StoreId, id: string, { pictures }: DesignInput): Design['files'] =>
  Object.fromEntries(
    Object.keys(pictures).map((field) => [field, storagePaths.designFile(store, id, field)]),
  );
