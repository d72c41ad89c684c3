/** The words of all paragraphs in order, with their widths. */
export interface Words {
  readonly widths: readonly number[];
  readonly space: number;
  /** Indices of words that begin a paragraph, except the first. */
  readonly forced: ReadonlySet<number>;
}

/**
 * For each number of lines up to `most`: the most even line starts, with the least sum of squared widths. Impossible
 * numbers of lines are left out.
 */
export function balancedBreaks({ widths, space, forced }: Words, most: number): number[][] {
  const words = widths.length;
  const ways: number[][] = [];
  // The least cost of the words before each index for this number of lines, and the line starts.
  let best: (Step | undefined)[] = [{ cost: 0, starts: [] }];
  for (let lines = 1; lines <= most; lines += 1) {
    const next: (Step | undefined)[] = [];
    for (let start = lines - 1; start < words; start += 1) {
      const before = best[start];
      if (!before) continue;
      let width = -space;
      for (let end = start + 1; end <= words; end += 1) {
        if (end > start + 1 && forced.has(end - 1)) break;
        width += (widths[end - 1] ?? 0) + space;
        const cost = before.cost + width * width;
        const known = next[end];
        if (!known || cost < known.cost) next[end] = { cost, starts: [...before.starts, start] };
      }
    }
    best = next;
    const whole = best[words];
    if (whole) ways.push(whole.starts);
  }
  return ways;
}

interface Step {
  readonly cost: number;
  readonly starts: number[];
}
