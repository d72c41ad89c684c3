import type { RuleValue } from './value';

export interface Bound {
  readonly value: RuleValue;
  readonly inclusive: boolean;
}

/** What a query's filters tell of a value that every result may hold differently. All parts are proven facts. */
export interface Facts {
  /** A type name of the language. */
  readonly type?: string;
  /** Fields that are certainly there, with what is known of each. */
  readonly fields?: ReadonlyMap<string, RuleValue>;
  readonly lower?: Bound;
  readonly upper?: Bound;
  readonly not?: readonly RuleValue[];
  /** Items that the list certainly holds. */
  readonly contains?: readonly RuleValue[];
}

/** The third truth value: a value, or an error, that differs from result to result of a query. */
export class Unknown {
  constructor(readonly facts: Facts = {}) {}
}

export const UNKNOWN = new Unknown();
