import { drawStarter } from '../create/template';
import type { Command } from './command';

export const starterCommand: Command = {
  name: 'starter',
  summary: 'draws the boards that stores can begin with',
  help: `npm run store -- starter

Draws the boards that opened and created stores can begin with, and stores them in the bucket below starters/. Once for a
project, and again to take over boards that a new version brings; stores that have theirs keep them. "create --template boards"
does it by itself the first time.`,
  options: {},
  required: [],
  async run(world) {
    const { products } = await drawStarter(world);
    world.terminal.print(`Stores can begin with ${products.length} boards.`);
    return 0;
  },
};
