import { balancedBreaks, type Words } from './break-lines';
import { justified } from './kashida';
import { inkWidth, shapeLine, type ShapedLine, type TextLine } from './shaped-line';
import type { Shaper } from './shaper';
import { directionOfText, lastScript, paragraphsOf, type FacePair, type Paragraph } from './text-runs';

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
  if (paragraphs.length === 0) return null;
  const words = paragraphs.flatMap((paragraph) => paragraph.text.split(' '));
  const measured = measure(paragraphs, faces, shaper);
  const ways = balancedBreaks(measured, Math.max(room.maxLines, paragraphs.length))
    .map((starts) => ({ starts, estimate: estimate(starts, measured, room) }))
    .sort((a, b) => b.estimate - a.estimate)
    .slice(0, TRIED)
    .sort((a, b) => a.starts.length - b.starts.length);
  let best: FittedText | null = null;
  for (const { starts } of ways) {
    const lines = linesOf(words, starts, measured.forced, paragraphs);
    const fitted = set(lines, faces, room, shaper);
    if (!best || fitted.sizeMm > best.sizeMm * WORTH_A_LINE) best = fitted;
  }
  return best && room.kashida ? stretchedTo(best, faces, room, shaper) : best;
}

function measure(paragraphs: readonly Paragraph[], faces: FacePair, shaper: Shaper): Words {
  const forced = new Set<number>();
  const widths: number[] = [];
  for (const { text, lead: first } of paragraphs) {
    if (widths.length > 0) forced.add(widths.length);
    const direction = directionOfText(text);
    const inLine = text.split(' ');
    inLine.forEach((word, at) => {
      // A sign on its own uses the typeface it has within its line.
      const lead = lastScript(inLine.slice(0, at).join(' ')) ?? first;
      widths.push(shapeLine({ text: word, direction, lead }, faces, shaper).advance);
    });
  }
  const [{ text, lead } = { text: '', lead: undefined }] = paragraphs;
  const letter = { direction: directionOfText(text), lead };
  const pair = shapeLine({ ...letter, text: `${text[0]} ${text[0]}` }, faces, shaper);
  const single = shapeLine({ ...letter, text: text[0] ?? '' }, faces, shaper);
  return { widths, space: Math.max(0, pair.advance - 2 * single.advance), forced };
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

function linesOf(
  words: readonly string[],
  starts: readonly number[],
  forced: ReadonlySet<number>,
  paragraphs: readonly Paragraph[],
): TextLine[] {
  let paragraph = 0;
  let begun = 0;
  return starts.map((start, line) => {
    if (forced.has(start)) [paragraph, begun] = [paragraph + 1, start];
    const text = words.slice(start, starts[line + 1] ?? words.length).join(' ');
    const whole = paragraphs[paragraph];
    const lead = lastScript(words.slice(begun, start).join(' ')) ?? whole?.lead;
    return { text, direction: directionOfText(whole?.text ?? text), lead };
  });
}

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
