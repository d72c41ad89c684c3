import { array, boolean, mixed, object } from 'yup';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { placeId, typedText } from '@/lib/domain/forms/fields';
import { fieldsOf } from '@/lib/domain/parse/fields';
import {
  id,
  integer,
  invalid,
  localizedText,
  mailedTexts,
  MAX_PRICE,
  message,
  oneOf,
  optionalInteger,
} from '@/lib/domain/request-schemas/parts';
import { isDay } from '@/lib/domain/stats/store-day';
import { COUNTRIES } from '@/lib/domain/store/countries';
import { METHOD_KINDS, RATE_BASES } from './zone';

const { settingTextMax, citiesMax, zonesMax, methodsMax, stepsMax, holidaysMax, placesMax } = FIELD_LIMITS;
const MAX_DAYS = 90;
const MAX_PLACE_NAME = 60;

const onOff = () => boolean().strict().typeError(invalid).required(invalid);
const line = () => localizedText(cleanLine, settingTextMax, 'field.text.long');
const amount = () => integer(0, MAX_PRICE, 'field.amount.invalid');
const amountOrNone = () => amount().nullable().defined(message('field.amount.invalid'));
const days = () => integer(0, MAX_DAYS, 'field.days.invalid');
const daysOrNone = () =>
  optionalInteger(0, MAX_DAYS, 'field.days.invalid').nullable().defined(message('field.days.invalid'));
const isFilled = ({ en, ar }: { readonly en?: string; readonly ar?: string }) => Boolean(en || ar);

// yup tests a whole before it checks its parts, so the tests below must accept anything.
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const place = object({
  country: oneOf(['', ...COUNTRIES]),
  id: placeId().defined(invalid),
  name: localizedText(cleanLine, MAX_PLACE_NAME, 'field.city.long').test(
    'named',
    message('field.city.required'),
    isFilled,
  ),
});

const pickup = object({
  address: mailedTexts(settingTextMax),
  mapUrl: typedText(cleanLine, settingTextMax, 'field.text.long')
    .defined(invalid)
    .matches(/^https:\/\/(?=\S+$)[^/$.?#]\S*\.\S/i, {
      message: message('field.url.invalid'),
      excludeEmptyString: true,
    }),
  hours: mailedTexts(settingTextMax),
});

const rate = object({
  by: oneOf(RATE_BASES),
  steps: array(object({ from: integer(0, MAX_PRICE, 'field.step.invalid'), charge: amount() }))
    .required(invalid)
    .min(1, invalid)
    .max(stepsMax, message('field.steps.many'))
    .test('ascending', function refuseDisorder(steps) {
      const from = list(steps).map((step) => fieldsOf(step).from);
      const wrong = from.findIndex((value, index) =>
        index === 0 ? value !== 0 : !(Number(value) > Number(from[index - 1])),
      );
      return (
        wrong < 0 ||
        this.createError({ path: `${this.path}[${wrong}].from`, message: message('field.step.order') })
      );
    }),
});

const method = object({
  id: id(),
  kind: oneOf(METHOD_KINDS),
  name: mailedTexts(settingTextMax),
  rate,
  freeOver: amountOrNone(),
  handlingDays: days(),
  minDays: daysOrNone(),
  maxDays: daysOrNone().test('order', message('field.days.order'), function refuseFewer(most) {
    const { minDays } = fieldsOf(this.parent);
    if (most === null || most === undefined) return minDays === null || minDays === undefined;
    return !(Number(minDays ?? 0) > most);
  }),
  cash: onOff(),
  cashFee: amountOrNone(),
  pickup,
}).test('address', function refuseNowhere(one) {
  const { kind, pickup: point } = fieldsOf(one);
  if (kind !== 'pickup' || isFilled(fieldsOf(fieldsOf(point).address) as { en?: string; ar?: string }))
    return true;
  return this.createError({
    path: `${this.path}.pickup.address`,
    message: message('field.address.required'),
  });
});

const zone = object({
  id: id(),
  name: line(),
  rest: onOff(),
  countries: array(oneOf(COUNTRIES)).required(invalid).max(COUNTRIES.length, invalid),
  regions: array(place).required(invalid).max(placesMax, message('field.places.many')),
  cities: array(place).required(invalid).max(citiesMax, message('field.city.many')),
  methods: array(method).required(invalid).max(methodsMax, message('field.methods.many')),
}).test('somewhere', function refuseNowhere(one) {
  const { rest, countries, regions, cities } = fieldsOf(one);
  if (rest === true || [countries, regions, cities].some((places) => list(places).length > 0)) return true;
  return this.createError({ path: `${this.path}.countries`, message: message('field.zone.nowhere') });
});

const isOnce = (values: readonly unknown[]) => new Set(values).size === values.length;
const idsOf = (values: unknown) => list(values).map((value) => fieldsOf(value).id);

/** The schema of the store's delivery, for its editor and for `saveStoreSetting`. */
export const deliverySchema = object({
  zones: array(zone)
    .required(invalid)
    .min(1, message('field.zones.none'))
    .max(zonesMax, message('field.zones.many'))
    .test('ids', invalid, (zones) => {
      const methods = list(zones).flatMap((one) => idsOf(fieldsOf(one).methods));
      return isOnce(idsOf(zones)) && isOnce(methods);
    })
    .test('places', message('field.places.many'), (zones) => {
      const named = list(zones).flatMap((one) => {
        const { countries, regions, cities } = fieldsOf(one);
        return [...list(countries), ...list(regions), ...list(cities)];
      });
      return named.length <= placesMax;
    }),
  holidays: array(
    mixed<string>((value): value is string => typeof value === 'string')
      .typeError(invalid)
      .required(invalid)
      .test('day', message('field.day.invalid'), isDay),
  )
    .required(invalid)
    .max(holidaysMax, message('field.holidays.many'))
    .test('once', message('field.day.twice'), (holidays) => isOnce(list(holidays))),
});
