import type { Tally } from '../coverage/tally';
import { EvaluationError } from '../errors';
import type { Method, RulesFile, ServiceName } from '../syntax/ast';
import { evaluate } from './evaluate';
import { explainAllowed, explainDenied, type Refusal } from './explain';
import { candidates, rootScope, type PathPart } from './match';
import { newRun, type ReadDocument, type Variable } from './scope';

export interface Question {
  readonly method: Method;
  /** As the service's patterns see it, from `/databases` or `/b` on. */
  readonly path: readonly PathPart[];
  readonly globals: ReadonlyMap<string, Variable>;
  readonly readDocument: ReadDocument;
  readonly tally: Tally;
}

export interface Decision {
  readonly allowed: boolean;
  /** Which rule and which sub-expression decided. */
  readonly explanation: string;
}

/** Asks every `allow` that speaks of path and method; the first that is true grants, an error or unknown does not. */
export function decide(rules: RulesFile, service: ServiceName, question: Question): Decision {
  const run = newRun(question.readDocument, question.tally);
  const refusals: Refusal[] = [];
  for (const { name, functions, matches } of rules.services) {
    if (name !== service) continue;
    const scope = rootScope(question.globals, rules.functions, functions);
    for (const candidate of candidates(matches, question.path, question.method, scope)) {
      const { allow } = candidate;
      try {
        if (allow.condition === null || evaluate(allow.condition, candidate.scope, run) === true)
          return { allowed: true, explanation: explainAllowed(rules, allow, run) };
      } catch (error) {
        if (!(error instanceof EvaluationError)) throw error;
      }
      if (allow.condition) refusals.push(explainDenied(rules, allow, allow.condition, run));
    }
  }
  const explanation = refusals.length > 0 ? refusals.join('; ') : `no rule allows ${question.method} here`;
  return { allowed: false, explanation };
}
