import { conversions, namespaces, type LibraryFunction } from '../library/functions';
import { DOCUMENT_FUNCTIONS } from '../run/evaluate';
import type { FunctionDeclaration, ServiceName } from '../syntax/ast';

/** Number of arguments of each function that a service offers without a namespace. */
export function builtInArities(service: ServiceName | null): ReadonlyMap<string, number> {
  const documents = service === 'cloud.firestore' ? Object.keys(DOCUMENT_FUNCTIONS) : [];
  const single = [...Object.keys(conversions), ...documents, 'debug'];
  return new Map(single.map((name) => [name, 1]));
}

/** Number of arguments of a function called on a namespace, undefined where there is none. */
export function namespacedArity(
  service: ServiceName | null,
  namespace: string,
  name: string,
): number | undefined {
  if (namespace === 'firestore')
    return service === 'firebase.storage' && /^(get|exists)$/.test(name) ? 1 : undefined;
  const functions: Readonly<Record<string, LibraryFunction>> = namespaces[namespace] ?? {};
  return Object.hasOwn(functions, name) ? functions[name]?.length : undefined;
}

export const isNamespace = (service: ServiceName | null, name: string): boolean =>
  Object.hasOwn(namespaces, name) || (name === 'firestore' && service === 'firebase.storage');

/** What a place in the file may name. */
export interface Visible {
  readonly service: ServiceName | null;
  readonly variables: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
}

export function seeing(
  outer: Visible,
  variables: Iterable<string>,
  functions: ReadonlyMap<string, FunctionDeclaration> = new Map(),
): Visible {
  return {
    service: outer.service,
    variables: new Set([...outer.variables, ...variables]),
    functions: new Map([...outer.functions, ...functions]),
  };
}
