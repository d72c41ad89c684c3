import { EvaluationError, positionAt } from '../errors';
import type { Allow, Expression, RulesFile } from '../syntax/ast';
import { typeOf } from '../values/types';
import { printable } from '../library/collections';
import { type RuleValue, Unknown } from '../values/value';
import type { Outcome } from '../coverage/tally';
import type { Run } from './scope';

/** One sentence on one `allow`, for the server's log. */
export type Refusal = string;

const MAX_QUOTE = 100;

export function explainAllowed({ source }: RulesFile, allow: Allow, run: Run): string {
  return `allow ${allow.words.join(', ')} at ${where(source, allow)}${debugged(run)}`;
}

export function explainDenied({ source }: RulesFile, allow: Allow, condition: Expression, run: Run): Refusal {
  const reasons = decisive(condition, run).map(
    (node) => `${where(source, node)} \`${quote(source, node)}\` ${describe(run.outcomes.get(node))}`,
  );
  return `allow ${allow.words.join(', ')} at ${where(source, allow)} refuses: ${reasons.join(' and ')}${debugged(run)}`;
}

/** The smallest expressions that kept a condition from being true. */
function decisive(node: Expression, run: Run): Expression[] {
  if (node.kind === 'call') {
    const declaration = run.called.get(node);
    return declaration && run.outcomes.has(declaration.result) ? decisive(declaration.result, run) : [node];
  }
  if (node.kind !== 'binary' || (node.operator !== '&&' && node.operator !== '||')) return [node];
  const guilty = [node.left, node.right].filter(
    (side) => run.outcomes.has(side) && run.outcomes.get(side) !== true,
  );
  const named = node.operator === '&&' ? guilty.slice(-1) : guilty;
  return named.flatMap((side) => decisive(side, run));
}

function describe(outcome: Outcome | undefined): string {
  if (outcome instanceof EvaluationError) return `fails: ${outcome.message}`;
  if (outcome instanceof Unknown) return "is not proven by the query's filters";
  return outcome === false ? 'is false' : 'is no bool';
}

function where(source: string, span: { start: number }): string {
  const { line, column } = positionAt(source, span.start);
  return `${line}:${column}`;
}

function quote(source: string, { start, end }: { start: number; end: number }): string {
  const text = source.slice(start, end).replaceAll(/\s+/g, ' ');
  return text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text;
}

function debugged({ debugged: values }: Run): string {
  return values.length > 0 ? ` (debug: ${values.map(shown).join(', ')})` : '';
}

function shown(value: RuleValue): string {
  try {
    return printable(value);
  } catch {
    return typeOf(value);
  }
}
