import { cleanLine } from '@/lib/domain/forms/clean-text';
import { nameField } from '@/lib/domain/forms/fields';
import type { LocalizedText } from '@/lib/domain/locale';

/**
 * A new owner's name until they choose one: the store's name, if it is valid as a person's name, because the profile form saves
 * it again.
 */
export const ownerName = ({ en, ar }: LocalizedText, email: string): string =>
  [en, ar, email.split('@')[0] ?? ''].map(cleanLine).find((name) => nameField().isValidSync(name)) ?? 'Owner';
