import bidiFactory from 'bidi-js';
import { FACES, faceFile, type FaceFile, type FaceId, type FaceScript, type FaceSlice } from './faces';

const bidi = bidiFactory();

/** A text's typeface per script. */
export type FacePair = Readonly<Record<FaceScript, FaceId>>;

/** A part of a line with one direction and one font. */
export interface TextRun<File extends string = FaceFile> {
  readonly start: number;
  readonly end: number;
  readonly direction: 'ltr' | 'rtl';
  readonly file: File;
}

type Direction = 'ltr' | 'rtl';

/**
 * The direction of the first strong letter (Unicode's P2 and P3); a text of digits alone takes the direction of their
 * kind.
 */
export function directionOfText(text: string): Direction {
  const level = bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level ?? 0;
  return level % 2 === 1 || (!/\p{L}/u.test(text) && ARABIC.test(text)) ? 'rtl' : 'ltr';
}

/** A line of text with its paragraph's direction. */
export interface TextLine {
  readonly text: string;
  readonly direction: Direction;
  /** The script of the preceding text in the paragraph. */
  readonly lead?: FaceScript;
  /** The level of each UTF-16 unit; missing for a whole paragraph. */
  readonly levels?: readonly number[];
}

/** Unicode's embedding levels; the odd ones are read from the right. */
const levelsOf = (paragraph: string, direction: Direction): readonly number[] => [
  ...bidi.getEmbeddingLevels(paragraph, direction).levels,
];

/** The runs of one line in visual order, from the left. */
export function visualRuns(
  { text: line, direction, lead, levels: known }: TextLine,
  faces: FacePair,
): TextRun[] {
  const levels = known ?? levelsOf(line, direction);
  const files = filesOf(line, faces, lead);
  const runs: (TextRun & { readonly level: number })[] = [];
  for (let start = 0; start < line.length;) {
    const level = levels[start] ?? 0;
    const file = files[start];
    let end = start + 1;
    while (end < line.length && levels[end] === level && files[end] === file) end += 1;
    if (file) runs.push({ start, end, level, file, direction: level % 2 === 1 ? 'rtl' : 'ltr' });
    start = end;
  }
  return reordered(runs);
}

/** Unicode's rule L2 for whole runs: from the highest level down, reverses every sequence at that level or higher. */
function reordered<R extends { readonly level: number }>(runs: readonly R[]): R[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let at = 0; at < ordered.length; at += 1) {
      let end = at;
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end += 1;
      if (end > at) ordered.splice(at, end - at, ...ordered.slice(at, end).reverse());
      at = end;
    }
  }
  return ordered;
}

const ARABIC = /[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/;
const PAIRS: Readonly<Record<string, string>> = {
  ')': '(',
  ']': '[',
  '}': '{',
  '»': '«',
  '”': '“',
  '’': '‘',
};
const OPENING = new Set(Object.values(PAIRS));

/** The font of each UTF-16 unit: the file of its script's typeface that contains such letters. */
function filesOf(line: string, faces: FacePair, lead?: FaceScript): FaceFile[] {
  const files: FaceFile[] = [];
  const scripts = scriptsOf(line, lead);
  let at = 0;
  for (const letter of line) {
    const before = files.at(-1);
    // Marks stay with their letter, and spaces with the preceding word.
    const stays = before && /[\p{M}\s\u200c]/u.test(letter) && scripts[at] === scripts[at - 1];
    const file = stays ? before : fileFor(letter, faces[scripts[at] ?? 'latin']);
    for (let unit = 0; unit < letter.length; unit += 1) files.push(file);
    at += letter.length;
  }
  return files;
}

/**
 * Signs and digits take the script before them, or after them at the start; a closing bracket takes its opening
 * bracket's.
 */
function scriptsOf(line: string, lead: FaceScript = firstScript(line)): FaceScript[] {
  const scripts: FaceScript[] = [];
  const open: { readonly sign: string; readonly script: FaceScript }[] = [];
  let current = lead;
  for (const letter of line) {
    const own = strongScript(letter);
    current = own ?? current;
    let script = current;
    if (OPENING.has(letter)) open.push({ sign: letter, script });
    const opened = open.map(({ sign }) => sign).lastIndexOf(PAIRS[letter] ?? '');
    if (opened >= 0) script = open.splice(opened)[0]?.script ?? script;
    for (let unit = 0; unit < letter.length; unit += 1) scripts.push(script);
  }
  return scripts;
}

const strongScript = (letter: string): FaceScript | undefined => {
  if (ARABIC.test(letter)) return 'arabic';
  return /\p{L}/u.test(letter) ? 'latin' : undefined;
};

/** The script of the last letter; undefined for signs and digits alone. */
const lastScript = (text: string): FaceScript | undefined =>
  Array.from(text, strongScript)
    .filter((script) => script !== undefined)
    .at(-1);

/** The script of the first letter; `otherwise` without any. */
export function firstScript(line: string, otherwise: FaceScript = 'latin'): FaceScript {
  for (const letter of line) {
    const script = strongScript(letter);
    if (script) return script;
  }
  return otherwise;
}

export interface Paragraph extends Required<TextLine> {
  /** The script of signs before its first letter. */
  readonly lead: FaceScript;
}

export function paragraphsOf(text: string): Paragraph[] {
  // Without a letter of its own, a paragraph takes the script of the text before it, or else of the text after it.
  let before = firstScript(text);
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const lead = firstScript(line, before);
      const direction = directionOfText(line);
      before = lastScript(line) ?? before;
      return { text: line, lead, direction, levels: levelsOf(line, direction) };
    });
}

/**
 * A part of a paragraph as a line. A sign's level depends on the letters around it, also on those of other lines; only
 * blanks at a line's end take the paragraph's own (Unicode's rule L1).
 */
export function lineOf(
  { text: whole, direction, lead, levels }: Paragraph,
  start: number,
  end: number,
): TextLine {
  const text = whole.slice(start, end);
  const inked = start + text.trimEnd().length;
  const own = direction === 'rtl' ? 1 : 0;
  return {
    text,
    direction,
    lead: lastScript(whole.slice(0, start)) ?? lead,
    levels: levels.slice(start, end).map((level, at) => (start + at < inked ? level : own)),
  };
}

/** The packages' Latin range; other accented letters have their own file. */
const PLAIN_LATIN =
  /[\u0000-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u0304\u0308\u0329\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]/;

const fileFor = (letter: string, face: FaceId): FaceFile => faceFile(face, sliceFor(letter, face));

function sliceFor(letter: string, face: FaceId): FaceSlice {
  if (FACES[face].script === 'arabic') return ARABIC.test(letter) || /\s/.test(letter) ? 'arabic' : 'latin';
  return PLAIN_LATIN.test(letter) || ARABIC.test(letter) ? 'latin' : 'latin-ext';
}

/** The fonts of one line in logical order: which letters use which font. */
export function fontSpans(line: string, faces: FacePair): Omit<TextRun, 'direction'>[] {
  const spans: { start: number; end: number; file: FaceFile }[] = [];
  filesOf(line, faces).forEach((file, at) => {
    const last = spans.at(-1);
    if (last?.file === file) last.end = at + 1;
    else spans.push({ start: at, end: at + 1, file });
  });
  return spans;
}

/**
 * The fonts that a text needs before its layout. Signs and digits may need the typeface of each script in the text, as
 * their neighbours decide.
 */
export function filesNeeded(text: string, faces: FacePair): FaceFile[] {
  const letters = [...new Set(text.replaceAll('\n', ' '))];
  const either = new Set(letters.map((letter) => strongScript(letter) ?? firstScript(text)));
  const needed = letters.flatMap((letter) => {
    const own = strongScript(letter);
    return (own ? [own] : [...either]).map((script) => fileFor(letter, faces[script]));
  });
  return [...new Set(needed)];
}
