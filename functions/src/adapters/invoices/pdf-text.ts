import {
  beginText,
  endMarkedContent,
  endText,
  PDFHexString,
  PDFOperator,
  PDFOperatorNames,
  setFontAndSize,
  setTextMatrix,
  showText,
  type PDFPage,
} from 'pdf-lib';
import type { FaceFile } from '@/lib/domain/studio/text/faces';
import type { ShapedGlyph, Shaper } from '@/lib/domain/studio/text/shaper';
import { directionOfText, visualRuns, type FacePair, type TextRun } from '@/lib/domain/studio/text/text-runs';
import { hex, utf16, type PdfFonts } from './pdf-fonts';

/** The font faces of papers, by weight and script. */
const FACES = {
  regular: { arabic: 'modern', latin: 'plex' },
  bold: { arabic: 'modernBold', latin: 'plexBold' },
} as const satisfies Record<string, FacePair>;
type Weight = keyof typeof FACES;

export const PAPER_FONTS: readonly FaceFile[] = Object.values(FACES).flatMap(
  ({ arabic, latin }): FaceFile[] => [
    `${arabic}-arabic`,
    `${arabic}-latin`,
    `${latin}-latin`,
    `${latin}-latin-ext`,
  ],
);

interface PlacedGlyph extends ShapedGlyph {
  readonly file: FaceFile;
  /** Units of its font. */
  readonly em: number;
  readonly letters: string;
}

/** One line of text, its glyphs from the left. */
interface Line {
  readonly text: string;
  readonly glyphs: readonly PlacedGlyph[];
  /** Ems. */
  readonly width: number;
}

export type Align = 'left' | 'right' | 'center';

export interface TextLook {
  /** Points. */
  readonly size: number;
  readonly weight: Weight;
}

export interface TextPlace extends TextLook {
  /** Points from the page's left side; of the box that the line is aligned in. */
  readonly x: number;
  readonly width: number;
  /** Of the baseline, points from the page's bottom. */
  readonly y: number;
  readonly align: Align;
}

/**
 * Sets lines of Arabic and Latin text: HarfBuzz joins letters, Unicode's rules order them, and copied text has reading order.
 */
export class PdfText {
  constructor(
    private readonly shaper: Shaper,
    private readonly fonts: PdfFonts,
  ) {}

  draw(page: PDFPage, text: string, { x, width, y, size, weight, align }: TextPlace): void {
    const line = this.shape(text, weight);
    const slack = width - line.width * size;
    const start = x + { left: 0, center: slack / 2, right: slack }[align];
    page.pushOperators(
      // PDF readers copy this text for all glyphs up to the end of the mark.
      PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [
        '/Span',
        `<</ActualText <FEFF${utf16(text)}>>>`,
      ]),
      beginText(),
    );
    let pen = start;
    for (const { file, em, glyph, advance, xOffset, yOffset, letters } of line.glyphs) {
      const scale = size / em;
      const { ref, name } = this.fonts.use(file, glyph, {
        width: Math.round((advance / em) * 1000),
        letters,
      });
      page.node.setFontDictionary(name, ref);
      page.pushOperators(
        setFontAndSize(name, size),
        setTextMatrix(1, 0, 0, 1, pen + xOffset * scale, y + yOffset * scale),
        showText(PDFHexString.of(hex(glyph))),
      );
      pen += advance * scale;
    }
    page.pushOperators(endText(), endMarkedContent());
  }

  /** Breaks the text into lines of at most `width`; a wider word gets its own line. */
  wrap(text: string, { size, weight }: TextLook, width: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && this.shape(longer, weight).width * size <= width)
        lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  private shape(text: string, weight: Weight): Line {
    const glyphs = visualRuns({ text, direction: directionOfText(text) }, FACES[weight]).flatMap((run) => {
      const em = this.shaper.unitsPerEm(run.file);
      const shaped = this.shaper.shape(run.file, text, run);
      return shaped.map((one) => ({
        ...one,
        file: run.file,
        em,
        letters: lettersOf(one, shaped, text, run),
      }));
    });
    const width = glyphs.reduce((sum, { advance, em }) => sum + advance / em, 0);
    return { text, glyphs, width };
  }
}

/**
 * The letters of a glyph's cluster, up to the next cluster in the text; a cluster's first glyph stands for all of it. PDF
 * readers that ignore marks reverse whole Arabic lines, so a ligature's letters are reversed here.
 */
function lettersOf(
  glyph: ShapedGlyph,
  all: readonly ShapedGlyph[],
  text: string,
  { end, direction }: Pick<TextRun, 'end' | 'direction'>,
): string {
  const { cluster } = glyph;
  if (all.find((one) => one.cluster === cluster) !== glyph) return '';
  const later = all.map((one) => one.cluster).filter((one) => one > cluster);
  const letters = text.slice(cluster, Math.min(end, ...later));
  return direction === 'rtl' ? [...letters].reverse().join('') : letters;
}
