import { localized, type LocalizedText } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';
import type { ListenerState } from '@/lib/hooks/use-listener';
import type { Choice } from './use-product-choices';

interface Group {
  readonly id: string;
  readonly name: LocalizedText;
}

/** Categories or brands as choices, named in the admin's language. */
export function useGroupChoices(groups: ListenerState<readonly Group[]>): ListenerState<readonly Choice[]> {
  const locale = useLocale();
  if (groups.status !== 'ready') return groups;
  return {
    status: 'ready',
    value: groups.value.map(({ id, name }) => ({ id, name: localized(name, locale) })),
  };
}
