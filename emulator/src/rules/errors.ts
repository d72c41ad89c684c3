/** A rules file that cannot be used: where (1-based) and one sentence why. */
export class RulesError extends Error {
  constructor(
    readonly line: number,
    readonly column: number,
    readonly reason: string,
    /** As people name the file; absent for rules given as text. */
    readonly file?: string,
  ) {
    super(`${file ? `${file}:` : ''}${line}:${column} ${reason}`);
    this.name = 'RulesError';
  }
}

/** What the rules language calls an error while a condition is evaluated: that `allow` does not grant. */
export class EvaluationError extends Error {}

/** 1-based line and column of an offset. */
export function positionAt(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

export function rulesErrorAt(source: string, offset: number, reason: string): RulesError {
  const { line, column } = positionAt(source, offset);
  return new RulesError(line, column, reason);
}
