import { balancedBreaks, type Words } from './break-lines';
import { justified } from './kashida';
import { inkWidth, shapeLine, type ShapedLine } from './shaped-line';
import type { Shaper } from './shaper';
import { lineOf, paragraphsOf, type FacePair, type Paragraph, type TextLine } from './text-runs';

/** The space for a text in millimetres, and the layer's layout options. */
export interface TextRoom {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly maxMm: number;
  readonly maxLines: number;
  /** In ems. */
  readonly lineHeight: number;
  readonly kashida: boolean;
}

export interface FittedText {
  readonly lines: readonly ShapedLine[];
  /** The font height. */
  readonly sizeMm: number;
  /** The distance between baselines, in ems. */
  readonly leading: number;
}

/** The minimum gap between the ink of two lines, where the layer's line height would let them touch. */
const LEAST_GAP_EM = 0.04;
/** Another line must enlarge the text at least by this factor. */
const WORTH_A_LINE = 1.04;
/** How many line breakings are shaped in full; word widths rank the rest lower. */
const TRIED = 3;

/**
 * Fits a clean text at the largest possible size; null for a text without words. Sizes are whole hundredths of a
 * millimetre.
 */
export function fitText(text: string, faces: FacePair, room: TextRoom, shaper: Shaper): FittedText | null {
  const paragraphs = paragraphsOf(text);
  const [first] = paragraphs;
  if (!first) return null;
  const words = paragraphs.flatMap(wordsOf);
  const measured = measure(words, first, faces, shaper);
  const ways = balancedBreaks(measured, Math.max(room.maxLines, paragraphs.length))
    .map((starts) => ({ starts, estimate: estimate(starts, measured, room) }))
    .sort((a, b) => b.estimate - a.estimate)
    .slice(0, TRIED)
    .sort((a, b) => a.starts.length - b.starts.length);
  let best: FittedText | null = null;
  for (const { starts } of ways) {
    const fitted = set(linesOf(words, starts), faces, room, shaper);
    if (!best || fitted.sizeMm > best.sizeMm * WORTH_A_LINE) best = fitted;
  }
  return best && room.kashida ? stretchedTo(best, faces, room, shaper) : best;
}

/** A word's place in its paragraph. */
interface Word {
  readonly paragraph: Paragraph;
  readonly start: number;
  readonly end: number;
}

function wordsOf(paragraph: Paragraph): Word[] {
  let end = -1;
  return paragraph.text.split(' ').map((word) => {
    const start = end + 1;
    end = start + word.length;
    return { paragraph, start, end };
  });
}

function measure(
  words: readonly Word[],
  { text, direction, lead }: Paragraph,
  faces: FacePair,
  shaper: Shaper,
): Words {
  const widthOf = (line: TextLine) => shapeLine(line, faces, shaper).advance;
  const letter = text[0] ?? '';
  const pair = widthOf({ text: `${letter} ${letter}`, direction, lead });
  return {
    widths: words.map(({ paragraph, start, end }) => widthOf(lineOf(paragraph, start, end))),
    space: Math.max(0, pair - 2 * widthOf({ text: letter, direction, lead })),
    forced: new Set(words.flatMap(({ start }, at) => (at > 0 && start === 0 ? [at] : []))),
  };
}

/** Estimates the size from word widths alone. */
function estimate(starts: readonly number[], { widths, space }: Words, room: TextRoom): number {
  const width = Math.max(
    ...starts.map((start, line) => {
      const inLine = widths.slice(start, starts[line + 1] ?? widths.length);
      return inLine.reduce((sum, one) => sum + one + space, -space);
    }),
  );
  return Math.min(room.maxMm, room.widthMm / width, room.heightMm / (starts.length * room.lineHeight));
}

const linesOf = (words: readonly Word[], starts: readonly number[]): TextLine[] =>
  starts.flatMap((start, line) => {
    const first = words[start];
    const last = words[(starts[line + 1] ?? words.length) - 1];
    return first && last ? [lineOf(first.paragraph, first.start, last.end)] : [];
  });

function set(lines: readonly TextLine[], faces: FacePair, room: TextRoom, shaper: Shaper): FittedText {
  return sized(
    lines.map((line) => shapeLine(line, faces, shaper)),
    room,
  );
}

/** Stretches all lines to the widest one. */
function stretchedTo({ lines }: FittedText, faces: FacePair, room: TextRoom, shaper: Shaper): FittedText {
  const widest = Math.max(...lines.map(inkWidth));
  return sized(
    lines.map((line) => justified(line, widest, faces, shaper)),
    room,
  );
}

function sized(lines: readonly ShapedLine[], room: TextRoom): FittedText {
  const widest = Math.max(...lines.map(inkWidth));
  const gaps = lines.slice(1).map((line, at) => (lines[at]?.bottom ?? 0) - line.top + LEAST_GAP_EM);
  const leading = Math.max(room.lineHeight, ...gaps);
  const height = blockHeight(lines, leading);
  const size = Math.min(
    room.maxMm,
    widest > 0 ? room.widthMm / widest : Infinity,
    height > 0 ? room.heightMm / height : Infinity,
  );
  return { lines, leading, sizeMm: Math.floor(size * 100) / 100 };
}

/** The ink height from the top of the first line to the bottom of the last, in ems. */
export const blockHeight = (lines: readonly ShapedLine[], leading: number): number =>
  (lines.length - 1) * leading + (lines.at(-1)?.bottom ?? 0) - (lines[0]?.top ?? 0);
