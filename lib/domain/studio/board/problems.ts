/** Why a board cannot be made as requested; screens translate them as `board-problems:{code}` with the params. */
export const BOARD_PROBLEMS = [
  /** Of a field: */
  'required',
  /** `max`: user-perceived characters. */
  'too-long',
  /** `letter`: the first one missing from the typeface; `face`: its name. */
  'missing-glyph',
  'emoji',
  /** `size` and `min`: the fitting font height in millimetres, and the smallest that prints well. */
  'too-small',
  /** For a picture: too few pixels for its slot; `dpi` and `min`. */
  'low-resolution',
  /** A warning: readable, but close to the minimum; `size` and `min`. */
  'near-minimum',
  /** For a choice: the template does not offer it. */
  'unknown-choice',
  /** For the size: outside the possible range. */
  'size',
] as const;
export type BoardProblemCode = (typeof BOARD_PROBLEMS)[number];

export interface BoardProblem {
  /** A field's id, or a choice. */
  readonly field: string;
  readonly code: BoardProblemCode;
  readonly params: Readonly<Record<string, string | number>>;
}

/**
 * The params for display: numbers with one decimal at most, formatted by `plain` in the reader's digits. A minimum is
 * rounded up and what does not reach it down, so that they never read the same.
 */
export const shownParams = (
  { params }: BoardProblem,
  plain: (value: number) => string,
): BoardProblem['params'] =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? plain((name === 'min' ? Math.ceil : Math.floor)(value * 10) / 10) : value,
    ]),
  );
