import {
  clip,
  cmyk,
  endPath,
  grayscale,
  PDFDocument,
  PDFName,
  PDFString,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  scale,
  translate,
  type PDFImage,
  type PDFPage,
} from 'pdf-lib';
import { code39 } from '@/lib/domain/orders/number/code39';
import { cmykOf, PRINT_CONDITION } from '@/lib/domain/workshop/cmyk';
import type { BoardOutlines, BoardPicture, BoardPictures } from '@/lib/domain/workshop/board-outlines';
import { clipOperators } from './clip-operators';

/** PDF uses points of 1/72 inch. */
const PT_PER_MM = 72 / 25.4;
/** The margin around the bleed, for marks and barcode. */
const MARGIN_MM = 10;
/** Marks keep a gap to the bleed, so that they are never visible after cutting. */
const MARK = { gapMm: 2, lengthMm: 6, widthPt: 0.25 };
/** Half as long, so that nobody cuts along it. */
const BLEED_MARK_MM = 3;
const BARCODE = { heightMm: 5, barMm: 0.25, gapMm: 2.5 };

export interface PrintedBoard {
  /** The order's number, as a barcode beside the board. */
  readonly number: string;
  readonly outlines: BoardOutlines;
  /** The pictures of all its fields. */
  readonly pictures: BoardPictures;
}

/**
 * A print-ready PDF, one board per page: vector outlines in CMYK for the named output condition, and pictures in RGB as
 * uploaded. The TrimBox is the finished board, the BleedBox lies around it, marks of both and the barcode outside. It has no text,
 * so no fonts.
 */
export async function printPdf(boards: readonly PrintedBoard[]): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  nameCondition(pdf);
  for (const board of boards) drawBoard(pdf.addPage(), board, await embedded(pdf, board.pictures));
  return new Uint8Array(await pdf.save());
}

/** Sets the output intent: the printing condition that the colours are mixed for. */
function nameCondition({ catalog, context }: PDFDocument) {
  const intent = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: PDFString.of(PRINT_CONDITION.id),
    OutputCondition: PDFString.of(PRINT_CONDITION.name),
    RegistryName: PDFString.of(PRINT_CONDITION.registry),
  });
  catalog.set(PDFName.of('OutputIntents'), context.obj([context.register(intent)]));
}

async function embedded(pdf: PDFDocument, pictures: BoardPictures) {
  const images = new Map<string, PDFImage>();
  for (const [field, jpeg] of pictures) images.set(field, await pdf.embedJpg(jpeg));
  return images;
}

function drawBoard(page: PDFPage, { number, outlines }: PrintedBoard, images: ReadonlyMap<string, PDFImage>) {
  const { widthMm, heightMm, bleedMm, background, items } = outlines;
  const trim = (bleedMm + MARGIN_MM) * PT_PER_MM;
  const [margin, width, height] = [MARGIN_MM, widthMm, heightMm].map((mm) => mm * PT_PER_MM) as Triple;
  const bleed = { width: width + 2 * bleedMm * PT_PER_MM, height: height + 2 * bleedMm * PT_PER_MM };
  page.setSize(width + 2 * trim, height + 2 * trim);
  page.setBleedBox(margin, margin, bleed.width, bleed.height);
  page.setTrimBox(trim, trim, width, height);

  page.pushOperators(
    pushGraphicsState(),
    rectangle(margin, margin, bleed.width, bleed.height),
    clip(),
    endPath(),
  );
  page.drawRectangle({ x: margin, y: margin, ...bleed, color: colorOf(background) });
  const corner = { x: trim, y: trim + height };
  for (const item of items)
    if (item.kind === 'path')
      page.drawSvgPath(item.d, { ...corner, scale: PT_PER_MM, color: colorOf(item.color) });
    else drawPicture(page, item, images.get(item.fieldId), corner);
  page.pushOperators(popGraphicsState());

  drawMarks(page, { start: trim, width, height }, MARK.lengthMm);
  if (bleedMm > 0) drawMarks(page, { start: margin, ...bleed }, BLEED_MARK_MM);
  drawBarcode(page, number, { x: trim, width });
}

type Triple = [number, number, number];

/** Uses the board's millimetres, which grow downwards from its corner, so the picture is flipped upright again. */
function drawPicture(
  page: PDFPage,
  { clip: shape, placed: { x, y, width, height }, fieldId }: BoardPicture,
  image: PDFImage | undefined,
  corner: { readonly x: number; readonly y: number },
) {
  if (!image) throw new Error(`The picture of ${fieldId} is missing.`);
  page.pushOperators(
    pushGraphicsState(),
    translate(corner.x, corner.y),
    scale(PT_PER_MM, -PT_PER_MM),
    ...clipOperators(shape),
    clip(),
    endPath(),
  );
  page.drawImage(image, { x, y: y + height, width, height: -height });
  page.pushOperators(popGraphicsState());
}

/** Converts `#rrggbb` to PDF's DeviceCMYK. */
function colorOf(hex: string) {
  const [cyan, magenta, yellow, black] = cmykOf(hex);
  return cmyk(cyan / 100, magenta / 100, yellow / 100, black / 100);
}

interface Edges {
  /** The left and the lower edge; the sheet has as much at the right and above. */
  readonly start: number;
  readonly width: number;
  readonly height: number;
}

/** Draws two marks at each corner, aligned with the edges of the finished board or of its bleed. */
function drawMarks(page: PDFPage, { start, width, height }: Edges, lengthMm: number) {
  const far = (MARGIN_MM - MARK.gapMm) * PT_PER_MM;
  const near = far - lengthMm * PT_PER_MM;
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    page.drawLine({
      start: { x: x1, y: y1 },
      end: { x: x2, y: y2 },
      thickness: MARK.widthPt,
      color: grayscale(0),
    });
  const sheet = { width: width + 2 * start, height: height + 2 * start };
  for (const x of [start, start + width]) {
    line(x, near, x, far);
    line(x, sheet.height - near, x, sheet.height - far);
  }
  for (const y of [start, start + height]) {
    line(near, y, far, y);
    line(sheet.width - near, y, sheet.width - far, y);
  }
}

/** Draws the barcode below the board, between the trim marks. */
function drawBarcode(page: PDFPage, number: string, { x, width }: { x: number; width: number }) {
  const barcode = code39(number);
  if (!barcode) return;
  const inset = BARCODE.gapMm * PT_PER_MM;
  const unit = Math.min(BARCODE.barMm * PT_PER_MM, (width - 2 * inset) / barcode.width);
  for (const bar of barcode.bars)
    page.drawRectangle({
      x: x + inset + bar.at * unit,
      y: BARCODE.gapMm * PT_PER_MM,
      width: bar.width * unit,
      height: BARCODE.heightMm * PT_PER_MM,
      color: grayscale(0),
    });
}
