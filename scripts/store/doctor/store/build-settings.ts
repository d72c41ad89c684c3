import fs from 'node:fs';
import { findBillingCustomer } from '@/functions/src/handlers/billing/billing-customer';
import type { StoreId } from '@/lib/domain/ids';
import { readEnvFile } from '@/scripts/lib/env-file.mjs';
import { MAY_BE_EMPTY, settingsOfBuild } from '../../create/build-env';
import type { World } from '../../world/world';
import type { Finding } from '../finding';

/** Whether a settings file is complete for the build of this store, and names its customer. */
export async function checkBuildSettings(world: World, store: StoreId, file: string): Promise<Finding[]> {
  if (!fs.existsSync(file)) throw new Error(`There is no file ${file}.`);
  const settings: Readonly<Record<string, string>> = readEnvFile(file);
  const customer = (await findBillingCustomer(world.db, store))?.id ?? '';
  const wanted = settingsOfBuild(world, store, customer);
  const own = ['NEXT_PUBLIC_STORE_ID', 'NEXT_PUBLIC_STRIPE_ID'];
  const wrong = own.filter((name) => (settings[name] ?? '') !== wanted[name]);
  const missing = Object.keys(wanted).filter(
    (name) => !own.includes(name) && !MAY_BE_EMPTY.includes(name) && !settings[name],
  );
  const remedy = `set it in ${file}`;
  return [
    ...wrong.map((name) => ({ where: store, what: `${name} should be "${wanted[name] ?? ''}"`, remedy })),
    ...missing.map((name) => ({ where: store, what: `${name} is missing`, remedy })),
  ];
}
