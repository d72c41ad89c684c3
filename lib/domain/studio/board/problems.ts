/** Why a board cannot be made as asked; screens translate them as `board-problems:{code}` with the params. */
export const BOARD_PROBLEMS = [
  /** Of a field: */
  'required',
  /** `max`: characters as people count them. */
  'too-long',
  /** `letter`: the first one that the face cannot write; `face`: its name. */
  'missing-glyph',
  'emoji',
  /** `size` and `min`: the height of the font in millimetres that fits, and the least that prints well. */
  'too-small',
  /** Of a picture: it has too few pixels for its place; `dpi` and `min`. */
  'low-resolution',
  /** A warning: readable, but near the least; `size` and `min`. */
  'near-minimum',
  /** Of a choice: the template does not offer it. */
  'unknown-choice',
  /** Of the size: outside of what can be made. */
  'size',
] as const;
export type BoardProblemCode = (typeof BOARD_PROBLEMS)[number];

export interface BoardProblem {
  /** A field's id, or a choice. */
  readonly field: string;
  readonly code: BoardProblemCode;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The params as texts show them: whole numbers in the reader's digits, which `plain` writes. */
export const shownParams = (
  { params }: BoardProblem,
  plain: (value: number) => string,
): BoardProblem['params'] =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? plain(Math.round(value)) : value,
    ]),
  );
