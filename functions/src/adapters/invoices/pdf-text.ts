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
import {
  lineOf,
  paragraphsOf,
  visualRuns,
  type FacePair,
  type TextLine,
  type TextRun,
} from '@/lib/domain/studio/text/text-runs';
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

/** A text, or a line of a broken one. */
export type Shown = string | TextLine;

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

  /** Draws a line of `wrap`, or a text as one line. */
  draw(page: PDFPage, shown: Shown, { x, width, y, size, weight, align }: TextPlace): void {
    const whole = typeof shown === 'string' ? paragraphsOf(shown.replaceAll('\n', ' '))[0] : shown;
    if (!whole) return;
    const line = this.shape(whole, weight);
    const slack = width - line.width * size;
    const start = x + { left: 0, center: slack / 2, right: slack }[align];
    page.pushOperators(
      // PDF readers copy this text for all glyphs up to the end of the mark.
      PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [
        '/Span',
        `<</ActualText <FEFF${utf16(whole.text)}>>>`,
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

  /** Breaks the text into lines of at most `width`, ordered as parts of one paragraph; a wider word gets its own line. */
  wrap(text: string, { size, weight }: TextLook, width: number): TextLine[] {
    const words = text.split(/\s+/).filter(Boolean);
    const [paragraph] = paragraphsOf(words.join(' '));
    if (!paragraph) return [];
    const lines: TextLine[] = [];
    let [start, end] = [0, -1];
    for (const word of words) {
      const next = end + 1 + word.length;
      const longer = lineOf(paragraph, start, next);
      if (end < 0 || this.shape(longer, weight).width * size > width) {
        start = end + 1;
        lines.push(lineOf(paragraph, start, next));
      } else lines[lines.length - 1] = longer;
      end = next;
    }
    return lines;
  }

  private shape(line: TextLine, weight: Weight): Line {
    const { text } = line;
    const glyphs = visualRuns(line, FACES[weight]).flatMap((run) => {
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
