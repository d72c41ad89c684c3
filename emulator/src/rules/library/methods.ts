import type { RuleValue } from '../values/value';
import { bytesMethods, listMethods, mapDiffMethods, mapMethods, setMethods } from './collections';
import { stringMethods } from './strings';
import { durationMethods, latLngMethods, timestampMethods } from './scalars';
import { pathMethods } from './paths';

export type Method = (self: RuleValue, ...args: RuleValue[]) => RuleValue;

/** Methods by type; each takes exactly the arguments its function declares after `self`. */
export const methodsByType: Readonly<Record<string, Readonly<Record<string, Method>>>> = {
  bytes: bytesMethods,
  duration: durationMethods,
  latlng: latLngMethods,
  list: listMethods,
  map: mapMethods,
  map_diff: mapDiffMethods,
  path: pathMethods,
  set: setMethods,
  string: stringMethods,
  timestamp: timestampMethods,
};

export const arityOf = (method: Method): number => method.length - 1;

/** The numbers of arguments with which some type has the method; empty where no type has it. */
export function aritiesOf(name: string): number[] {
  const found = Object.values(methodsByType).flatMap((methods) =>
    Object.hasOwn(methods, name) ? [methods[name]] : [],
  );
  return [...new Set(found.flatMap((method) => (method ? [arityOf(method)] : [])))];
}
