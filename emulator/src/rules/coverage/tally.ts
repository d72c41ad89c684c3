import { EvaluationError } from '../errors';
import type { Expression } from '../syntax/ast';
import { Unknown, type RuleValue } from '../values/value';

/** What an expression came to. */
export type Outcome = RuleValue | EvaluationError;

/** How often an expression came out as what. */
export interface Outcomes {
  readonly true: number;
  readonly false: number;
  /** An error of the language, which grants nothing. */
  readonly error: number;
  /** Not fixed by a query's filters. */
  readonly unproven: number;
  /** A value that is no bool. */
  readonly other: number;
}

const NONE: Outcomes = { true: 0, false: 0, error: 0, unproven: 0, other: 0 };

/** What the expressions of one rules file came out as, over all decisions since the rules were loaded. */
export class Tally {
  private readonly counts = new Map<Expression, Record<keyof Outcomes, number>>();

  add(node: Expression, outcome: Outcome): void {
    const counts = this.counts.get(node) ?? { ...NONE };
    counts[kindOf(outcome)] += 1;
    this.counts.set(node, counts);
  }

  of(node: Expression): Outcomes {
    return this.counts.get(node) ?? NONE;
  }
}

function kindOf(outcome: Outcome): keyof Outcomes {
  if (typeof outcome === 'boolean') return outcome ? 'true' : 'false';
  if (outcome instanceof EvaluationError) return 'error';
  return outcome instanceof Unknown ? 'unproven' : 'other';
}
