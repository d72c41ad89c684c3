import type { PictureStore } from '@/functions/src/adapters/pictures/picture-store';
import type { Deps } from '@/functions/src/deps';
import type { StoreId } from '@/lib/domain/ids';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { fail, ok, type Result } from '@/lib/domain/result';
import { verseFields } from '@/lib/domain/studio/design/design';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import type { LineDesign } from '@/lib/domain/studio/design/line-design';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { cleanDesignText } from '@/lib/domain/studio/text/clean-design-text';

export type DrawDeps = Pick<Deps, 'runInQueue' | 'pictures' | 'drawBoard' | 'drawProof' | 'readVerses'>;

/** One board at a time in each instance, so that memory holds one proof. */
const TURN = ['draw a board'];

interface Drawing {
  readonly store: StoreId;
  readonly template: StudioTemplate;
  readonly input: DesignInput;
  /** SHA-256 of the SVG that the caller saw. */
  readonly svgHash: string;
  /** The design whose picture copies it uses; absent for the shopper's uploads. */
  readonly picturesOf?: string;
}

/**
 * Draws a board and its proof into the storage. Fails with `invalid-input` at what cannot be drawn or is not a verse,
 * `design-differs` if the caller saw another board.
 */
export const drawDesign = (
  { runInQueue, drawBoard, drawProof, pictures, readVerses }: DrawDeps,
  { store, template, input, svgHash, picturesOf }: Drawing,
  { id, proofPath }: Pick<LineDesign, 'id' | 'proofPath'>,
): Promise<Result<null>> =>
  runInQueue(TURN, async () => {
    const altered = await alteredVerses(readVerses, template, input);
    if (altered.length > 0) return refused(altered);
    const board = await drawBoard(template, input);
    if (!board.ok) return refused(board.problems.map(({ field }) => field));
    if (board.hash !== svgHash) return fail({ code: 'design-differs' });
    const from = (field: string, path: string) =>
      picturesOf === undefined ? path : storagePaths.designFile(store, picturesOf, field);
    const files = await copyPictures(pictures, { store, id, input, from });
    const proof = await drawProof(board.svg, input, files);
    await pictures.keep(storagePaths.design(store, id), {
      bytes: Buffer.from(board.svg),
      contentType: 'image/svg+xml',
      width: input.widthMm,
      height: input.heightMm,
    });
    await pictures.keep(proofPath, proof);
    return ok(null);
  });

const refused = (fields: readonly string[]) =>
  fail({
    code: 'invalid-input',
    fields: Object.fromEntries(fields.map((field) => [field, 'field.invalid'])),
  });

/** The fields whose verse differs in any letter from the verified text. */
async function alteredVerses(
  readVerses: DrawDeps['readVerses'],
  template: StudioTemplate,
  { texts, verses }: DesignInput,
): Promise<string[]> {
  const filled = verseFields(template).filter((id) => texts[id] !== undefined);
  if (filled.length === 0) return [];
  const verified = await readVerses();
  return filled.filter((id) => {
    const reference = verses[id];
    const text = reference && verified.textOf(reference);
    return text === undefined || cleanDesignText(texts[id] ?? '') !== cleanDesignText(text);
  });
}

/** More than `reencodePicture` makes of the largest picture. */
export const MOST_PICTURE_BYTES = 20 * 1024 * 1024;

interface Copied {
  readonly store: StoreId;
  /** Id of the design that they are copied for. */
  readonly id: string;
  readonly input: DesignInput;
  /** The path of a field's picture. */
  readonly from: (field: string, path: string) => string;
}

/** Copies the pictures for the design, and returns them by the paths that its input names. */
async function copyPictures(
  pictures: PictureStore,
  { store, id, input, from }: Copied,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const [field, { path, widthPx, heightPx }] of Object.entries(input.pictures)) {
    const bytes = await pictures.read(from(field, path), MOST_PICTURE_BYTES);
    if (!bytes) throw new Error(`The picture ${path} went while it was drawn.`);
    const picture = { bytes, contentType: 'image/jpeg', width: widthPx, height: heightPx };
    await pictures.keep(storagePaths.designFile(store, id, field), picture);
    files.set(path, bytes);
  }
  return files;
}
