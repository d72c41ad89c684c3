import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';

interface SizeMm {
  readonly width: number;
  readonly height: number;
}

/** The size of a hung board, with its frame. */
export function hungSize(template: StudioTemplate, input: DesignInput): SizeMm {
  const around = 2 * (template.frames.find(({ id }) => id === input.frameId)?.widthMm ?? 0);
  return { width: input.widthMm + around, height: input.heightMm + around };
}

/** The drawn room, in millimetres: a sofa two metres wide under a board centred at eye level. */
export const SOFA = { width: 2000, height: 820 } as const;
const EYE_LEVEL = 1550;
const ABOVE_SOFA = 150;
const MARGIN = 250;

interface RoomDrawing extends SizeMm {
  /** The top edge of the floor. */
  readonly floor: number;
  readonly sofa: SizeMm & { readonly x: number; readonly y: number };
  readonly board: SizeMm & { readonly x: number; readonly y: number };
}

/** A board above a sofa, to scale. */
export function roomFor(board: SizeMm): RoomDrawing {
  const bottom = Math.max(SOFA.height + ABOVE_SOFA, EYE_LEVEL - board.height / 2);
  const wall = Math.max(2400, bottom + board.height + MARGIN);
  const width = Math.max(SOFA.width, board.width) + 2 * MARGIN;
  const floorDepth = 220;
  return {
    width,
    height: wall + floorDepth,
    floor: wall,
    sofa: { x: (width - SOFA.width) / 2, y: wall - SOFA.height + 60, ...SOFA },
    board: { x: (width - board.width) / 2, y: wall - bottom - board.height, ...board },
  };
}

/** A point in a picture, each coordinate from 0 to 1 of width and height. */
export interface Mark {
  readonly x: number;
  readonly y: number;
}

/** The board's width as a share of the photo's: `lengthMm` lies between the marks. Null for identical points. */
export function shareOfPhoto(
  [one, other]: readonly [Mark, Mark],
  lengthMm: number,
  photo: { readonly width: number; readonly height: number },
  boardMm: number,
): number | null {
  const pixels = Math.hypot((one.x - other.x) * photo.width, (one.y - other.y) * photo.height);
  if (pixels < 1 || !(lengthMm > 0)) return null;
  return (boardMm * (pixels / lengthMm)) / photo.width;
}
