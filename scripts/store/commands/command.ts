import type { Options } from '../options';
import type { World } from '../world/world';

export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  readonly help: string;
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;
  readonly required: readonly string[];
  /** Resolves to the exit code; throws one sentence. */
  run(world: World, options: Options): Promise<number>;
}
