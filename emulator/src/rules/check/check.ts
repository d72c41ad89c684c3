import { rulesErrorAt, type RulesError } from '../errors';
import { aritiesOf } from '../library/methods';
import type { Expression, FunctionDeclaration, MatchBlock, RulesFile } from '../syntax/ast';
import { builtInArities, isNamespace, namespacedArity, seeing, type Visible } from './names';
import { childrenOf } from './walk';

/** Refuses names that mean nothing, wrong numbers of arguments and recursion; throws RulesError. */
export function checkRules(file: RulesFile): void {
  const checker = new Checker(file.source);
  const top = seeing(
    { service: null, variables: new Set(), functions: new Map() },
    ['request', 'resource'],
    file.functions,
  );
  for (const service of file.services) {
    const around = { ...top, service: service.name };
    const inside = seeing(around, [], service.functions);
    checker.functions(file.functions, around);
    checker.functions(service.functions, inside);
    for (const block of service.matches) checker.block(block, inside);
  }
}

class Checker {
  private readonly callees = new Map<FunctionDeclaration, Set<FunctionDeclaration>>();

  constructor(private readonly source: string) {}

  block(block: MatchBlock, outer: Visible): void {
    const wildcards = block.pattern.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]));
    const visible = seeing(outer, wildcards, block.functions);
    this.functions(block.functions, visible);
    for (const { condition } of block.allows) if (condition) this.expression(condition, visible, null);
    for (const inner of block.matches) this.block(inner, visible);
  }

  functions(declared: ReadonlyMap<string, FunctionDeclaration>, outer: Visible): void {
    for (const declaration of declared.values()) {
      let visible = seeing(outer, declaration.parameters);
      for (const { name, value } of declaration.lets) {
        this.expression(value, visible, declaration);
        visible = seeing(visible, [name]);
      }
      this.expression(declaration.result, visible, declaration);
    }
    for (const declaration of declared.values())
      if (this.reaches(declaration, declaration, new Set()))
        throw this.error(
          declaration,
          `The function '${declaration.name}' calls itself, which rules may not do.`,
        );
  }

  private expression(node: Expression, visible: Visible, within: FunctionDeclaration | null): void {
    if (node.kind === 'variable') this.variable(node, visible);
    if (node.kind === 'call') this.call(node, visible, within);
    if (node.kind === 'method' && this.method(node, visible)) {
      for (const arg of node.args) this.expression(arg, visible, within);
      return;
    }
    for (const child of childrenOf(node)) this.expression(child, visible, within);
  }

  private variable(node: Extract<Expression, { kind: 'variable' }>, visible: Visible): void {
    if (!visible.variables.has(node.name))
      throw this.error(node, `There is no variable '${node.name}' here.`);
  }

  private call(
    node: Extract<Expression, { kind: 'call' }>,
    visible: Visible,
    within: FunctionDeclaration | null,
  ): void {
    const own = visible.functions.get(node.name);
    if (own && within) this.callees.set(within, (this.callees.get(within) ?? new Set()).add(own));
    const arity = own ? own.parameters.length : builtInArities(visible.service).get(node.name);
    if (arity === undefined) throw this.error(node, `There is no function '${node.name}' here.`);
    this.count(node, node.name, [arity]);
  }

  /** True where the call is on a namespace, whose name is no variable. */
  private method(node: Extract<Expression, { kind: 'method' }>, visible: Visible): boolean {
    const { object, name } = node;
    if (
      object.kind === 'variable' &&
      !visible.variables.has(object.name) &&
      isNamespace(visible.service, object.name)
    ) {
      const arity = namespacedArity(visible.service, object.name, name);
      if (arity === undefined) throw this.error(node, `There is no function '${object.name}.${name}'.`);
      this.count(node, `${object.name}.${name}`, [arity]);
      return true;
    }
    if (object.kind === 'variable') this.variable(object, visible);
    const arities = aritiesOf(name);
    if (arities.length === 0) throw this.error(node, `No type has a method '${name}'.`);
    this.count(node, name, arities);
    return false;
  }

  private count(
    node: Extract<Expression, { kind: 'call' | 'method' }>,
    name: string,
    arities: readonly number[],
  ): void {
    const given = node.args.length;
    if (!arities.includes(given))
      throw this.error(node, `'${name}' takes ${arities.join(' or ')} argument(s), but ${given} are given.`);
  }

  private reaches(
    from: FunctionDeclaration,
    to: FunctionDeclaration,
    seen: Set<FunctionDeclaration>,
  ): boolean {
    return [...(this.callees.get(from) ?? [])].some((callee) => {
      if (callee === to) return true;
      if (seen.has(callee)) return false;
      seen.add(callee);
      return this.reaches(callee, to, seen);
    });
  }

  private error(node: { start: number }, reason: string): RulesError {
    return rulesErrorAt(this.source, node.start, reason);
  }
}
