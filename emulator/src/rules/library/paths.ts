import { EvaluationError } from '../errors';
import { asMap, asPath, asString } from '../values/types';
import { Path, type RuleValue } from '../values/value';

export const pathMethods: Readonly<Record<string, (self: RuleValue, ...args: RuleValue[]) => RuleValue>> = {
  /** `path('/users/$(user)').bind({'user': 'u1'})`. */
  bind: (self, values) => {
    const map = asMap(values);
    const segments = asPath(self).segments.map((segment) => {
      const name = /^\$\((\w+)\)$/.exec(segment)?.[1];
      if (name === undefined) return segment;
      const value = map.get(name);
      if (value === undefined) throw new EvaluationError(`'${name}' is not bound`);
      return asString(value);
    });
    return new Path(segments);
  },
};
