import { cleanLine } from '@/lib/domain/forms/clean-text';
import { nameField } from '@/lib/domain/forms/fields';
import type { LocalizedText } from '@/lib/domain/locale';

/**
 * How the owner of a new store is called until they say otherwise: as the store, in a name that a person's may be, since
 * it is saved again with the rest of their profile.
 */
export const ownerName = ({ en, ar }: LocalizedText, email: string): string =>
  [en, ar, email.split('@')[0] ?? ''].map(cleanLine).find((name) => nameField().isValidSync(name)) ?? 'Owner';
