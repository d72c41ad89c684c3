import { ADDRESS_SENTENCES } from '@/lib/domain/address/address-sentences';
import { textIn } from '@/lib/domain/locale';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';

const isSentence = (key: string): key is keyof typeof ADDRESS_SENTENCES =>
  Object.hasOwn(ADDRESS_SENTENCES, key);

/** The sentence for a field's error; undefined without one. */
export function useAddressErrorText() {
  const { ofField } = useErrorText();
  const locale = useLocale();
  return (key: string | undefined): string | undefined =>
    key && isSentence(key) ? textIn(ADDRESS_SENTENCES[key], locale) : ofField(key);
}
