/** Offsets into the source; `errors.ts` turns them into line and column when someone must read them. */
interface Span {
  readonly start: number;
  readonly end: number;
}

export type BinaryOperator =
  '||' | '&&' | '==' | '!=' | 'in' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%';

export type Expression = Span &
  (
    | { readonly kind: 'literal'; readonly value: null | boolean | bigint | number | string | Uint8Array }
    | { readonly kind: 'list'; readonly items: readonly Expression[] }
    | { readonly kind: 'map'; readonly entries: readonly { key: Expression; value: Expression }[] }
    | { readonly kind: 'path'; readonly segments: readonly (string | Expression)[] }
    | { readonly kind: 'variable'; readonly name: string }
    | { readonly kind: 'member'; readonly object: Expression; readonly name: string }
    | { readonly kind: 'index'; readonly object: Expression; readonly index: Expression }
    | {
        readonly kind: 'range';
        readonly object: Expression;
        readonly from: Expression;
        readonly to: Expression;
      }
    | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
    | {
        readonly kind: 'method';
        readonly object: Expression;
        readonly name: string;
        readonly args: readonly Expression[];
      }
    | { readonly kind: 'unary'; readonly operator: '!' | '-'; readonly operand: Expression }
    | {
        readonly kind: 'binary';
        readonly operator: BinaryOperator;
        readonly left: Expression;
        readonly right: Expression;
      }
    | { readonly kind: 'is'; readonly operand: Expression; readonly type: string }
    | {
        readonly kind: 'ternary';
        readonly test: Expression;
        readonly yes: Expression;
        readonly no: Expression;
      }
  );

export interface FunctionDeclaration extends Span {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly lets: readonly (Span & { readonly name: string; readonly value: Expression })[];
  readonly result: Expression;
}

export type PatternSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'one'; readonly name: string }
  | {
      readonly kind: 'rest';
      readonly name: string;
      /** In rules of version 1 it takes all that is left of a path, at least one segment; in version 2 any number. */
      readonly takesAll: boolean;
    };

export const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export interface Allow extends Span {
  /** As written: `read`, `write` or single methods. */
  readonly words: readonly string[];
  readonly methods: ReadonlySet<Method>;
  /** Null grants without a condition. */
  readonly condition: Expression | null;
}

export interface MatchBlock extends Span {
  readonly pattern: readonly PatternSegment[];
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly allows: readonly Allow[];
  readonly matches: readonly MatchBlock[];
}

export const SERVICES = ['cloud.firestore', 'firebase.storage'] as const;
export type ServiceName = (typeof SERVICES)[number];

export interface Service extends Span {
  readonly name: ServiceName;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly matches: readonly MatchBlock[];
}

/** A file that names none is of version 1. */
export type RulesVersion = 1 | 2;

export interface RulesFile {
  readonly version: RulesVersion;
  readonly source: string;
  /** Functions outside any service. */
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly services: readonly Service[];
}
