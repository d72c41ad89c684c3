import type { Callables } from '@/lib/domain/api/callables';

export interface RequestSchema<T> {
  validateSync(value: unknown, options: { abortEarly: boolean; stripUnknown: boolean }): T;
}

/** The schemas of one domain's callables. */
export type SchemasOf<C extends Partial<Callables>> = {
  readonly [N in keyof C & keyof Callables]: RequestSchema<Callables[N]['request']>;
};
