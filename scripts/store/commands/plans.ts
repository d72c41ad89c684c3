import fs from 'node:fs';
import { collections } from '@/lib/domain/collections';
import { parsePlanPackage } from '@/lib/domain/subscription/plan-package';
import { applyPlans } from '../plans/apply-plans';
import { readPlans } from '../plans/read-plans';
import type { World } from '../world/world';
import type { Command } from './command';

export const plansCommand: Command = {
  name: 'plans',
  summary: 'tells which plans are sold, or sells those of a file',
  help: `npm run store -- plans [--apply FILE]

Tells the packages that stores can subscribe to. With --apply, sells the plans of the file, in its order, with their prices
at Stripe (docs/operators.md, Plans). Asked again it changes nothing. Plans that the file does not name stay, as do quotas and
fees that it does not tell. A price stays as it is: a plan with another price is another plan.

  --apply FILE   a list of plans, as JSON; needs STRIPE_SECRET_KEY, the platform's`,
  options: { apply: { type: 'string' } },
  required: [],
  async run(world, options) {
    const file = options.text('apply');
    if (file !== undefined) {
      const offers = readPlans(textOf(file));
      if (!world.plans)
        throw new Error('"plans --apply" needs STRIPE_SECRET_KEY, because Stripe has the prices.');
      await applyPlans(world.db, await world.plans.stripe, offers);
    }
    world.terminal.print((await sold(world)).join('\n') || 'No plan is sold.');
    return 0;
  },
};

function textOf(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    throw new Error(`--apply names "${file}", which cannot be read.`);
  }
}

async function sold({ db }: World): Promise<string[]> {
  const { docs } = await db.collection(collections.packages()).orderBy('order').get();
  return docs.map((stored) => {
    const { id, price, currency, interval, recommended, stripePriceId } = parsePlanPackage(
      stored.id,
      stored.data(),
    );
    const mark = recommended ? ', recommended' : '';
    return `${id}: ${price} ${currency} (minor units) a ${interval}, ${stripePriceId} at Stripe${mark}`;
  });
}
