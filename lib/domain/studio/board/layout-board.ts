import { textIn } from '@/lib/domain/locale';
import { isFilledIn } from '@/lib/domain/studio/design/add-ons';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import { drawOrnament } from '@/lib/domain/studio/ornaments/draw-ornament';
import { STUDIO_LIMITS } from '@/lib/domain/studio/template/limits';
import type {
  Box,
  LayerColor,
  OrnamentLayer,
  PictureLayer,
  StudioField,
  StudioTemplate,
  TextLayer,
} from '@/lib/domain/studio/template/template';
import { charactersIn, cleanDesignText, emojiIn } from '@/lib/domain/studio/text/clean-design-text';
import { textOutline } from '@/lib/domain/studio/text/draw-text';
import { FACES, faceOf } from '@/lib/domain/studio/text/faces';
import { fitText } from '@/lib/domain/studio/text/fit-text';
import type { Shaper } from '@/lib/domain/studio/text/shaper';
import { firstScript, type FacePair } from '@/lib/domain/studio/text/text-runs';
import { dpiOf, placePicture } from './place-picture';
import type { BoardProblem, BoardProblemCode } from './problems';
import type { RectMm, Scene, SceneItem } from './scene';

/** A board layout, or its problems. With problems, `scene` shows what can be drawn, for the preview only. */
export type BoardLayout =
  | { readonly ok: true; readonly value: Scene }
  | { readonly ok: false; readonly problems: readonly BoardProblem[]; readonly scene: Scene };

/** Below this, a picture prints badly; below the second limit, it prints well but not sharply. */
const LEAST_DPI = 100;
const SHARP_DPI = 150;
/** A text below this multiple of its minimum size gets a warning. */
const NEAR = 1.15;

interface Board {
  readonly template: StudioTemplate;
  readonly input: DesignInput;
  readonly shaper: Shaper;
  readonly refuse: (field: string, code: BoardProblemCode, params?: BoardProblem['params']) => void;
  readonly warn: (field: string, code: BoardProblemCode, params?: BoardProblem['params']) => void;
  readonly colorOf: (color: LayerColor) => string;
}

/** Lays out a board, in millimetres. Pure: the same input gives the same scene everywhere. */
export function layoutBoard(template: StudioTemplate, input: DesignInput, shaper: Shaper): BoardLayout {
  const problems: BoardProblem[] = [];
  const warnings: BoardProblem[] = [];
  const noteIn = (list: BoardProblem[]): Board['refuse'] => {
    return (field, code, params = {}) => {
      if (!list.some((one) => one.field === field && one.code === code)) list.push({ field, code, params });
    };
  };
  const ink = template.inks.find(({ id }) => id === input.inkId);
  const background = template.backgrounds.find(({ id }) => id === input.backgroundId);
  const frame = template.frames.find(({ id }) => id === input.frameId);
  const board: Board = {
    template,
    input,
    shaper,
    refuse: noteIn(problems),
    warn: noteIn(warnings),
    colorOf: (color) => {
      if (color === 'ink') return ink?.color ?? '#000000';
      return color === 'background' ? (background?.color ?? '#ffffff') : color;
    },
  };
  checkChoices(board, { ink, background, frame });
  template.fields.forEach((field) => checkField(board, field));
  const items = template.layers.flatMap((layer): SceneItem[] => {
    if (layer.kind === 'text') return textItem(board, layer);
    return layer.kind === 'picture' ? pictureItem(board, layer) : ornamentItem(board, layer);
  });
  const scene: Scene = {
    widthMm: input.widthMm,
    heightMm: input.heightMm,
    bleedMm: template.bleedMm,
    safeMm: template.safeMm,
    background: board.colorOf('background'),
    frame: { color: frame?.color ?? '#000000', widthMm: frame?.widthMm ?? 0 },
    items,
    warnings,
  };
  return problems.length === 0 ? { ok: true, value: scene } : { ok: false, problems, scene };
}

function checkChoices(
  { template, input, refuse }: Board,
  found: Readonly<Record<'ink' | 'background' | 'frame', unknown>>,
) {
  const offered: Readonly<Record<string, boolean>> = {
    inkId: Boolean(found.ink),
    backgroundId: Boolean(found.background),
    frameId: Boolean(found.frame),
    arabicFace: template.arabicFaces.includes(input.arabicFace),
    latinFace: template.latinFaces.includes(input.latinFace),
    align: template.alignments.includes(input.align),
  };
  for (const [choice, isOffered] of Object.entries(offered)) if (!isOffered) refuse(choice, 'unknown-choice');
  const { minSideMm: min, maxSideMm: max } = STUDIO_LIMITS;
  if (![input.widthMm, input.heightMm].every((side) => side >= min && side <= max))
    refuse('size', 'size', { min, max });
}

function checkField({ input, refuse }: Board, field: StudioField) {
  if (field.required && !isFilledIn(field, input)) refuse(field.id, 'required');
  if (field.kind === 'picture') return;
  const text = cleanDesignText(input.texts[field.id] ?? '');
  if (charactersIn(text) > field.maxLength || text.length > STUDIO_LIMITS.textUnits)
    refuse(field.id, 'too-long', { max: field.maxLength });
  const emoji = emojiIn(text);
  if (emoji) refuse(field.id, 'emoji', { letter: emoji });
}

const inMm = ({ input }: Board, box: Box): RectMm => ({
  x: (box.x * input.widthMm) / 1000,
  y: (box.y * input.heightMm) / 1000,
  width: (box.width * input.widthMm) / 1000,
  height: (box.height * input.heightMm) / 1000,
});

/** The part of the box where text is allowed. */
function safePart({ template, input }: Board, box: RectMm): RectMm {
  const x = Math.max(box.x, template.safeMm);
  const y = Math.max(box.y, template.safeMm);
  const right = Math.min(box.x + box.width, input.widthMm - template.safeMm);
  const bottom = Math.min(box.y + box.height, input.heightMm - template.safeMm);
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

function textItem(board: Board, layer: TextLayer): SceneItem[] {
  const { template, input, shaper, refuse, warn } = board;
  const faces: FacePair = {
    arabic: layer.faces.arabic ?? input.arabicFace,
    latin: layer.faces.latin ?? input.latinFace,
  };
  const field = layer.fieldId ?? layer.id;
  const text = textOfLayer(layer, input);
  const shown = template.fields.find(({ id }) => id === layer.fieldId);
  if (isRefused(text, shown)) return [];
  const box = safePart(board, inMm(board, layer.box));
  const fitted = fitText(
    text,
    faces,
    {
      widthMm: box.width,
      heightMm: box.height,
      maxMm: largestMm(board, layer, faces, text),
      maxLines: layer.maxLines,
      lineHeight: layer.lineHeight / 100,
      kashida: layer.kashida && shown?.kind !== 'verse',
    },
    shaper,
  );
  if (!fitted) return [];
  const missing = fitted.lines.find((line) => line.missing)?.missing;
  if (missing) {
    refuse(field, 'missing-glyph', { letter: missing.letter, face: FACES[faceOf(missing.file)].name });
    return [];
  }
  const params = { size: fitted.sizeMm, min: layer.minMm };
  if (fitted.sizeMm < layer.minMm) refuse(field, 'too-small', params);
  else if (fitted.sizeMm < layer.minMm * NEAR) warn(field, 'near-minimum', params);
  const d = textOutline(fitted, box, layer.align ?? input.align, shaper);
  const color = board.colorOf(layer.color);
  return [{ kind: 'path', layerId: layer.id, d, color, sizeMm: fitted.sizeMm }];
}

/** The font height that the text may grow to on a board of this size. */
function largestMm({ template, input }: Board, layer: TextLayer, faces: FacePair, text: string): number {
  const share = template.sizedForMm === 0 ? 1 : Math.min(input.widthMm, input.heightMm) / template.sizedForMm;
  const optical = firstScript(text) === 'arabic' ? FACES[faces.arabic].optical : 1;
  // A small board still gets letters that can be printed.
  return Math.max(layer.minMm, layer.maxMm * share * optical);
}

/** The text of a layer: the field's, or its own in the design's language. */
export const textOfLayer = (layer: TextLayer, input: DesignInput): string =>
  cleanDesignText(
    layer.fieldId === null ? textIn(layer.text, input.locale) : (input.texts[layer.fieldId] ?? ''),
  );

const isRefused = (text: string, field: StudioField | undefined) =>
  text === '' ||
  emojiIn(text) !== undefined ||
  text.length > STUDIO_LIMITS.textUnits ||
  (field !== undefined && charactersIn(text) > Math.max(field.maxLength, STUDIO_LIMITS.fieldLength));

function pictureItem(board: Board, layer: PictureLayer): SceneItem[] {
  const picture = board.input.pictures[layer.fieldId];
  if (!picture) return [];
  const placed = placePicture(layer, inMm(board, layer.box), picture);
  const dpi = dpiOf(placed);
  const params = { dpi, min: SHARP_DPI };
  if (dpi < LEAST_DPI) board.refuse(layer.fieldId, 'low-resolution', { ...params, min: LEAST_DPI });
  else if (dpi < SHARP_DPI) board.warn(layer.fieldId, 'low-resolution', params);
  return [placed];
}

function ornamentItem(board: Board, layer: OrnamentLayer): SceneItem[] {
  const d = drawOrnament(layer.ornament, inMm(board, layer.box));
  return [{ kind: 'path', layerId: layer.id, d, color: board.colorOf(layer.color) }];
}
