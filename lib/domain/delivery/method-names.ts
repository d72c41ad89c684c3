import type { LocalizedText } from '@/lib/domain/locale';
import type { DeliveryMethod, MethodKind } from './zone';

/** Default names of methods. Orders and files store them, so they are here and not among the screens' texts. */
const METHOD_NAMES: Readonly<Record<MethodKind, LocalizedText>> = {
  courier: { en: 'Courier', ar: 'مندوب توصيل' },
  express: { en: 'Express delivery', ar: 'توصيل سريع' },
  local: { en: 'Local delivery', ar: 'توصيل محلي' },
  pickup: { en: 'Store pick-up', ar: 'الاستلام من المتجر' },
};

export const methodName = ({ kind, name }: Pick<DeliveryMethod, 'kind' | 'name'>): LocalizedText =>
  name.en || name.ar ? name : METHOD_NAMES[kind];
