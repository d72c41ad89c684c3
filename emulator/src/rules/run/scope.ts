import type { Outcome, Tally } from '../coverage/tally';
import type { Expression, FunctionDeclaration } from '../syntax/ast';
import type { Path, RuleMap, RuleValue } from '../values/value';

/** A name's value; a function gives it when it is read, or throws EvaluationError. */
export type Variable = RuleValue | (() => RuleValue);

/** Names visible at one place: a match block's wildcards and functions, or a function's parameters and variables. */
export class Scope {
  constructor(
    private readonly parent: Scope | null,
    readonly variables: ReadonlyMap<string, Variable>,
    private readonly functions: ReadonlyMap<string, FunctionDeclaration> = new Map(),
  ) {}

  variable(name: string): RuleValue | undefined {
    const value = this.variables.get(name);
    if (typeof value === 'function') return value();
    return this.variables.has(name) ? value : this.parent?.variable(name);
  }

  /** A function with the scope it was declared in, whose names it closes over. */
  function(name: string): { declaration: FunctionDeclaration; scope: Scope } | undefined {
    const declaration = this.functions.get(name);
    return declaration ? { declaration, scope: this } : this.parent?.function(name);
  }
}

/** Reads a document for `get` and `exists`, before or after the commit; throws EvaluationError beyond the limits. */
export type ReadDocument = (path: Path, after: boolean) => RuleMap | null;

/** What one decision shares between its conditions. */
export interface Run {
  readonly readDocument: ReadDocument;
  /** The last outcome of each expression, from which a refusal is explained. */
  readonly outcomes: Map<Expression, Outcome>;
  /** Where each outcome is counted for the coverage report. */
  readonly tally: Tally;
  /** The functions that calls reached. */
  readonly called: Map<Expression, FunctionDeclaration>;
  /** What `debug()` was given. */
  readonly debugged: RuleValue[];
  /** How many calls are open. */
  depth: number;
  /** How many expressions were evaluated so far. */
  evaluated: number;
}

export function newRun(readDocument: ReadDocument, tally: Tally): Run {
  return {
    readDocument,
    tally,
    outcomes: new Map(),
    called: new Map(),
    debugged: [],
    depth: 0,
    evaluated: 0,
  };
}
