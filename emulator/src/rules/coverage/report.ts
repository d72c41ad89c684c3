import { positionAt } from '../errors';
import type { RulesFile } from '../syntax/ast';
import { conditionsOf } from './conditions';
import type { Outcomes, Tally } from './tally';

/** What one condition of a rules file came out as. */
export interface ConditionCoverage extends Outcomes {
  /** 1-based. */
  readonly line: number;
  readonly column: number;
  readonly text: string;
  /** Written as `true` or `false`, so that it can come out one way only. */
  readonly constant: boolean;
}

/** The conditions of a file in its order. */
export function coverageOf(rules: RulesFile, tally: Tally): ConditionCoverage[] {
  return [...conditionsOf(rules)]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .map((node) => ({
      ...positionAt(rules.source, node.start),
      text: rules.source.slice(node.start, node.end).replaceAll(/\s+/g, ' '),
      constant: node.kind === 'literal',
      ...tally.of(node),
    }));
}
