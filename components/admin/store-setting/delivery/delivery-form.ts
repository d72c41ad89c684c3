import {
  readAmount,
  readAmountOrNone,
  readNumber,
  readNumberOrNone,
  showAmount,
} from '@/components/admin/forms/amounts';
import {
  NO_PICKUP,
  type DeliveryMethod,
  type DeliverySetting,
  type DeliveryZone,
  type MethodKind,
  type PickupPoint,
  type RateBasis,
} from '@/lib/domain/delivery/zone';
import type { LocalizedText } from '@/lib/domain/locale';
import type { CurrencyCode } from '@/lib/domain/money/money';

/** A delivery method, with amounts and numbers as typed texts. */
export interface MethodForm {
  id: string;
  kind: MethodKind;
  name: LocalizedText;
  rate: { by: RateBasis; steps: { from: string; charge: string }[] };
  freeOver: string;
  handlingDays: string;
  minDays: string;
  maxDays: string;
  cash: boolean;
  cashFee: string;
  pickup: PickupPoint;
}

export interface ZoneForm extends Omit<DeliveryZone, 'methods'> {
  methods: MethodForm[];
}

export interface DeliveryForm {
  zones: ZoneForm[];
  holidays: string[];
}

export const toDeliveryForm = (
  { zones, holidays }: DeliverySetting,
  currency: CurrencyCode,
): DeliveryForm => ({
  zones: zones.map((zone) => ({
    ...zone,
    methods: zone.methods.map((method) => toMethodForm(method, currency)),
  })),
  holidays: [...holidays],
});

function toMethodForm(method: DeliveryMethod, currency: CurrencyCode): MethodForm {
  const { rate, freeOver, handlingDays, minDays, maxDays, cashFee } = method;
  const { by } = rate;
  return {
    ...method,
    rate: {
      by,
      steps: rate.steps.map(({ from, charge }) => ({
        from: by === 'total' ? showAmount(from, currency) : String(from),
        charge: showAmount(charge, currency),
      })),
    },
    freeOver: showAmount(freeOver, currency),
    handlingDays: String(handlingDays),
    minDays: minDays === null ? '' : String(minDays),
    maxDays: maxDays === null ? '' : String(maxDays),
    cashFee: showAmount(cashFee, currency),
  };
}

/** Text that is not a number becomes NaN, which the schema refuses at its field. */
export const toDelivery = ({ zones, holidays }: DeliveryForm, currency: CurrencyCode): DeliverySetting => ({
  zones: zones.map((zone) => ({
    ...zone,
    methods: zone.methods.map((method) => toMethod(method, currency)),
  })),
  holidays: [...holidays].sort(),
});

function toMethod(method: MethodForm, currency: CurrencyCode): DeliveryMethod {
  const { kind, rate, pickup } = method;
  const { by } = rate;
  const steps = by === 'flat' ? rate.steps.slice(0, 1) : rate.steps;
  const fromOf = (typed: string) => (by === 'total' ? readAmount(typed, currency) : readNumber(typed));
  return {
    ...method,
    rate: {
      by,
      steps: steps.map(({ from, charge }, index) => ({
        from: index === 0 ? 0 : fromOf(from),
        charge: readAmount(charge, currency),
      })),
    },
    freeOver: readAmountOrNone(method.freeOver, currency),
    handlingDays: method.handlingDays.trim() ? readNumber(method.handlingDays) : 0,
    minDays: readNumberOrNone(method.minDays),
    maxDays: readNumberOrNone(method.maxDays),
    // Its field is hidden where no cash is taken.
    cashFee: method.cash ? readAmountOrNone(method.cashFee, currency) : null,
    pickup: kind === 'pickup' ? pickup : NO_PICKUP,
  };
}

const NO_TEXT = { en: '', ar: '' };

export const newMethod = (id: string, kind: MethodKind): MethodForm => ({
  id,
  kind,
  name: NO_TEXT,
  rate: { by: 'flat', steps: [{ from: '0', charge: kind === 'pickup' ? '0' : '' }] },
  freeOver: '',
  handlingDays: '0',
  minDays: '',
  maxDays: '',
  cash: true,
  cashFee: '',
  pickup: NO_PICKUP,
});

export const newZone = (id: string, methodId: string): ZoneForm => ({
  id,
  name: NO_TEXT,
  rest: false,
  countries: [],
  regions: [],
  cities: [],
  methods: [newMethod(methodId, 'courier')],
});
