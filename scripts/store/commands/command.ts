import type { CommandOptions, Options } from '../options';
import type { World } from '../world/world';

export interface Command extends CommandOptions {
  /** One line for the list of commands. */
  readonly summary: string;
  readonly help: string;
  /** Resolves to the exit code; throws one sentence. */
  run(world: World, options: Options): Promise<number>;
}
