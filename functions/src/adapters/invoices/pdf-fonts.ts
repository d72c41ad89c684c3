import { PDFHexString, PDFName, type PDFDocument, type PDFRef } from 'pdf-lib';
import type { FaceFile } from '@/lib/domain/studio/text/faces';

/** A glyph as a document uses it. */
interface UsedGlyph {
  /** Thousandths of an em. */
  readonly width: number;
  /** The text that a reader copies for it. */
  readonly letters: string;
}

interface UsedFont {
  readonly ref: PDFRef;
  readonly name: PDFName;
  readonly used: Map<number, UsedGlyph>;
}

/**
 * TrueType fonts of a PDF. Glyphs have the numbers that HarfBuzz gives, with the letters each stands for. pdf-lib's own
 * embedding uses a shaper that does not join Arabic.
 */
export class PdfFonts {
  private readonly fonts = new Map<FaceFile, UsedFont>();

  constructor(private readonly pdf: PDFDocument) {}

  /** Records that a glyph is used; returns the font's reference and its name on pages. */
  use(file: FaceFile, glyph: number, as: UsedGlyph): Pick<UsedFont, 'ref' | 'name'> {
    const font = this.fonts.get(file) ?? this.begin(file);
    if (!font.used.get(glyph)?.letters) font.used.set(glyph, as);
    return font;
  }

  private begin(file: FaceFile): UsedFont {
    const font = { ref: this.pdf.context.nextRef(), name: PDFName.of(`F-${file}`), used: new Map() };
    this.fonts.set(file, font);
    return font;
  }

  /** Writes the fonts. Call it after all text is drawn. */
  write(bytesOf: (file: FaceFile) => Uint8Array): void {
    for (const [file, font] of this.fonts) this.writeFont(file, bytesOf(file), font);
  }

  private writeFont(file: FaceFile, bytes: Uint8Array, { ref, used }: UsedFont): void {
    const { context } = this.pdf;
    const name = PDFName.of(file);
    const program = context.register(context.flateStream(bytes, { Length1: bytes.length }));
    const descriptor = context.register(
      context.obj({
        ...{ Type: 'FontDescriptor', FontName: name, Flags: 4, FontBBox: [-1000, -500, 2000, 1200] },
        ...{ ItalicAngle: 0, Ascent: 1000, Descent: -300, CapHeight: 700, StemV: 80, FontFile2: program },
      }),
    );
    const widths = [...used].flatMap(([glyph, { width }]) => [glyph, [width]]);
    const descendant = context.register(
      context.obj({
        ...{
          Type: 'Font',
          Subtype: 'CIDFontType2',
          BaseFont: name,
          CIDToGIDMap: 'Identity',
          DW: 0,
          W: widths,
        },
        CIDSystemInfo: {
          ...{ Registry: PDFHexString.fromText('Adobe'), Ordering: PDFHexString.fromText('Identity') },
          Supplement: 0,
        },
        FontDescriptor: descriptor,
      }),
    );
    const toUnicode = context.register(context.flateStream(unicodeMap(used)));
    context.assign(
      ref,
      context.obj({
        ...{ Type: 'Font', Subtype: 'Type0', BaseFont: name, Encoding: 'Identity-H' },
        ...{ DescendantFonts: [descendant], ToUnicode: toUnicode },
      }),
    );
  }
}

/** Four hexadecimal digits. */
export const hex = (unit: number): string => unit.toString(16).toUpperCase().padStart(4, '0');

/** UTF-16, most significant byte first. */
export const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('');

/** Entries of one block of a map; the format allows no more. */
const BLOCK = 100;

function unicodeMap(used: ReadonlyMap<number, UsedGlyph>): string {
  const rows = [...used].flatMap(([glyph, { letters }]) =>
    letters ? [`<${hex(glyph)}> <${utf16(letters)}>`] : [],
  );
  const blocks = Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, at) => {
    const some = rows.slice(at * BLOCK, (at + 1) * BLOCK);
    return `${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`;
  });
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Letters def /CMapType 2 def',
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}
