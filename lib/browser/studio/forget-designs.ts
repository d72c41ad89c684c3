import { pageStore } from '@/lib/browser/page-store';
import { forgetStored } from '@/lib/browser/stored-value';

export const designsKey = () => `boards.designs.${pageStore()}`;

/** Removes the designs on this device, so that its next user does not read another person's words. */
export const forgetDesigns = (): void => forgetStored(designsKey());
