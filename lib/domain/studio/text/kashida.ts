import type { Shaper } from './shaper';
import { inkWidth, shapeLine, type ShapedLine } from './shaped-line';
import type { FacePair, TextLine } from './text-runs';
import { FACES } from './faces';

const TATWEEL = 'ـ';
/** A shorter line is not stretched, because it would look torn. */
const LEAST_SHARE = 0.6;
const MOST_AT_ONE_PLACE = 4;
const MOST_SPACE_EM = 0.15;

/** Stretches a line towards `width` ems: with tatweels at calligraphic places, then with a little space. */
export function justified(line: ShapedLine, width: number, faces: FacePair, shaper: Shaper): ShapedLine {
  const lacking = width - inkWidth(line);
  if (line.direction !== 'rtl' || !FACES[faces.arabic].tatweel) return line;
  if (lacking <= 0 || inkWidth(line) < width * LEAST_SHARE) return line;
  return spaced(stretched(line, width, faces, shaper), width, faces, shaper);
}

/** Adds as many tatweels as fit, by bisection: each one lengthens the line. */
function stretched(line: ShapedLine, width: number, faces: FacePair, shaper: Shaper): ShapedLine {
  const places = kashidaPlaces(line);
  let best = line;
  let fits = 0;
  let tooMany = places.length * MOST_AT_ONE_PLACE + 1;
  while (tooMany - fits > 1) {
    const count = Math.floor((fits + tooMany) / 2);
    const longer = shapeLine({ ...line, ...withTatweels(line, places, count) }, faces, shaper);
    if (longer.missing || inkWidth(longer) > width) tooMany = count;
    else [fits, best] = [count, longer];
  }
  return best;
}

function spaced(line: ShapedLine, width: number, faces: FacePair, shaper: Shaper): ShapedLine {
  const spaces = line.text.split(' ').length - 1;
  if (spaces === 0) return line;
  const each = Math.min(MOST_SPACE_EM, (width - inkWidth(line)) / spaces);
  return each > 0 ? shapeLine(line, faces, shaper, each) : line;
}

/** Distributes `count` tatweels over the places, the first ones first; each has the level of the letters it joins. */
function withTatweels(
  { text, levels }: TextLine,
  places: readonly number[],
  count: number,
): Pick<TextLine, 'text' | 'levels'> {
  return places
    .map((place, at) => ({ place, own: Math.floor((count + places.length - 1 - at) / places.length) }))
    .sort((a, b) => b.place - a.place)
    .reduce<Pick<TextLine, 'text' | 'levels'>>(
      (out, { place, own }) => ({
        text: out.text.slice(0, place) + TATWEEL.repeat(own) + out.text.slice(place),
        levels: out.levels?.flatMap((level, at) =>
          at === place ? [...Array(own).fill(level), level] : [level],
        ),
      }),
      { text, levels },
    );
}

/** Marks and tatweels after a letter. */
const MARKS = '[\\p{M}ـ]*';
/** The name of God at the end of a word, with a preposition that is all before it; it is never stretched. */
const HOLY_NAME = new RegExp(
  `(?:(?<![\\p{L}\\p{M}])[وفأ]?${MARKS}[بتك]?${MARKS})?${['[اٱآ]?', 'ل', 'ل', '[هہ]', 'م?', '(?![\\p{L}\\p{M}])'].join(MARKS)}`,
  'gu',
);

/** At most one place per word, by the calligraphers' preference: indices into the text, the best first. */
export function kashidaPlaces({ text, tatweelPlaces }: Pick<ShapedLine, 'text' | 'tatweelPlaces'>): number[] {
  const byWord = new Map<number, { place: number; rank: number }>();
  const holy = Array.from(
    text.matchAll(HOLY_NAME),
    ({ 0: name, index }) => [index, index + name.length] as const,
  );
  for (const place of tatweelPlaces) {
    if (holy.some(([start, end]) => place >= start && place < end)) continue;
    const word = text.lastIndexOf(' ', place) + 1;
    const rank = rankOf(text, place);
    const known = byWord.get(word);
    if (!known || rank < known.rank || (rank === known.rank && place > known.place))
      byWord.set(word, { place, rank });
  }
  return [...byWord.values()].sort((a, b) => a.rank - b.rank || a.place - b.place).map(({ place }) => place);
}

/** The usual kashida priority (Microsoft's and CSS Text's examples): 0 is the best. */
function rankOf(text: string, place: number): number {
  const before = /([\p{L}ـ])\p{M}*$/u.exec(text.slice(0, place))?.[1] ?? '';
  const letter = text[place] ?? '';
  const after = /^.\p{M}*(\p{L})?/u.exec(text.slice(place))?.[1];
  const isFinal = after === undefined || 'اأإآدذرزوؤةىء'.includes(letter);
  if (before === TATWEEL) return 0;
  if ('سشصض'.includes(before)) return 1;
  if (isFinal && 'ةهدذ'.includes(letter)) return 2;
  if (isFinal && 'اأإآطظلكکگ'.includes(letter)) return 3;
  if ('بتثنيپئ'.includes(before) && 'رزيىی'.includes(letter)) return 4;
  if (isFinal && 'وعغقف'.includes(letter)) return 5;
  return isFinal ? 6 : 7;
}
