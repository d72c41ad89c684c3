import { forgetStored } from '@/lib/browser/stored-value';
import { env } from '@/lib/env';

export const DESIGNS_KEY = `boards.designs.${env.storeId}`;

/** Removes the designs on this device, so that its next user does not read another person's words. */
export const forgetDesigns = (): void => forgetStored(DESIGNS_KEY);
