import { useTranslation } from 'next-i18next/pages';
import { localized } from '@/lib/domain/locale';
import { localizedText } from '@/lib/domain/parse/fields';
import { useLocale } from '@/lib/hooks/language/use-locale';
import type { SectionKind } from '@/lib/domain/own-pages/sections';

interface Named {
  readonly kind: SectionKind;
  readonly title?: unknown;
}

/** A section's name in the editor: its kind, and its title if it has one. */
export function useSectionName(): (section: Named) => string {
  const { t } = useTranslation('admin-pages');
  const locale = useLocale();
  return ({ kind, title }) => {
    const written = localized(localizedText(title), locale);
    return written ? t('sections.named', { kind: t(`kind.${kind}`), title: written }) : t(`kind.${kind}`);
  };
}
