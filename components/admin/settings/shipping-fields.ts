import type { LocalizedText } from '@/lib/domain/locale';

/** The delivery charges as they are typed. */
export interface ShippingForm {
  flat: string;
  /** Empty is never free. */
  freeOver: string;
  cities: { name: LocalizedText; charge: string }[];
}
