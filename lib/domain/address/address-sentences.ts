import type { FieldError } from '@/lib/domain/forms/field-errors';

/**
 * Error texts for the fields of country profiles. They are here, and not among the screens' texts, so that only pages
 * with these fields load them.
 */
export const ADDRESS_SENTENCES = {
  'field.country.unserved': {
    en: 'The store does not deliver there. Choose one of the countries in the list',
    ar: 'لا يوصّل المتجر إلى هناك. اختر دولة من القائمة',
  },
  'field.region.required': {
    en: 'Choose the region from the list',
    ar: 'اختر المنطقة من القائمة',
  },
  'field.city.region': {
    en: 'The list has this place in another region. Choose that region, or write the name in full',
    ar: 'هذا المكان في القائمة ضمن منطقة أخرى. اختر تلك المنطقة أو اكتب الاسم كاملًا',
  },
  'field.district.required': {
    en: 'Write the district or neighbourhood',
    ar: 'اكتب اسم الحي',
  },
  'field.block.required': {
    en: 'Write the number of the block, such as 3',
    ar: 'اكتب رقم القطعة أو المجمع، مثل 3',
  },
  'field.block.invalid': {
    en: 'A block is a number such as 3 or 338. Write that number alone',
    ar: 'القطعة أو المجمع رقم مثل 3 أو 338. اكتب الرقم وحده',
  },
  'field.zone.required': {
    en: 'Write the zone, the number at the top of the blue plate beside the door',
    ar: 'اكتب رقم المنطقة المكتوب أعلى اللوحة الزرقاء بجانب الباب',
  },
  'field.zone.invalid': {
    en: 'A zone is a number from 1 to 99. Write that number alone',
    ar: 'المنطقة رقم من 1 إلى 99. اكتب الرقم وحده',
  },
  'field.building.required': {
    en: 'Write the number or the name of the building',
    ar: 'اكتب رقم المبنى أو اسمه',
  },
  'field.buildingNumber.invalid': {
    en: 'A building number has four digits, such as 7465',
    ar: 'رقم المبنى من أربعة أرقام، مثل 7465',
  },
  'field.additionalNumber.invalid': {
    en: 'A secondary number has four digits, such as 2929',
    ar: 'الرقم الفرعي من أربعة أرقام، مثل 2929',
  },
  'field.shortAddress.required': {
    en: 'Write the short address, such as RRRD2929, or building number, secondary number, district, street and postcode',
    ar: 'اكتب العنوان المختصر مثل RRRD2929، أو رقم المبنى والرقم الفرعي والحي والشارع والرمز البريدي',
  },
  'field.shortAddress.invalid': {
    en: 'A short address has four letters and four digits, such as RRRD2929',
    ar: 'العنوان المختصر أربعة أحرف وأربعة أرقام، مثل RRRD2929',
  },
  'field.postcode.five': {
    en: 'A postcode has five digits here, such as 12345',
    ar: 'الرمز البريدي هنا من خمسة أرقام، مثل 12345',
  },
  'field.postcode.fiveOrSeven': {
    en: 'A postcode has five or seven digits here, such as 11511 or 4434111',
    ar: 'الرمز البريدي هنا من خمسة أرقام أو سبعة، مثل 11511 أو 4434111',
  },
  'field.postcode.three': {
    en: 'A postcode has three digits here, such as 112',
    ar: 'الرمز البريدي هنا من ثلاثة أرقام، مثل 112',
  },
  'field.poBox.invalid': {
    en: 'Write the number of the P.O. box alone, such as 1234',
    ar: 'اكتب رقم صندوق البريد وحده، مثل 1234',
  },
  'field.pin.invalid': {
    en: 'Paste a link from a map, or coordinates such as 24.7136, 46.6753',
    ar: 'الصق رابطًا من الخريطة، أو إحداثيات مثل ⁦24.7136, 46.6753⁩',
  },
  'field.pin.short': {
    en: 'A short link does not say where it leads. Open it and copy the long address of the map',
    ar: 'الرابط المختصر لا يذكر الموقع. افتحه وانسخ عنوان الخريطة الطويل',
  },
  'field.phone.several': {
    en: 'Write one number only; a second one can go into the landmark',
    ar: 'اكتب رقمًا واحدًا فقط؛ يمكن كتابة رقم ثانٍ في العلامة المميزة',
  },
  'field.phone.letters': {
    en: 'Write the number in digits alone, such as +966 50 123 4567',
    ar: 'اكتب الرقم بالأرقام وحدها، مثل ⁦+966 50 123 4567⁩',
  },
  'field.phone.short': {
    en: 'This number is too short. Write all its digits, such as +966 50 123 4567',
    ar: 'هذا الرقم قصير. اكتب أرقامه كلها، مثل ⁦+966 50 123 4567⁩',
  },
  'field.phone.long': {
    en: 'This number is too long. Write one number, such as +966 50 123 4567',
    ar: 'هذا الرقم طويل. اكتب رقمًا واحدًا، مثل ⁦+966 50 123 4567⁩',
  },
  'field.phone.country': {
    en: 'Write the number with its country code, such as +966 50 123 4567',
    ar: 'اكتب الرقم مع رمز الدولة، مثل ⁦+966 50 123 4567⁩',
  },
  'field.phone.invalid': {
    en: 'No network has this number. Check its first digits and the country code',
    ar: 'لا توجد شبكة لهذا الرقم. راجع أرقامه الأولى ورمز الدولة',
  },
} as const;

/** Why an address field was refused: one of these sentences or a general field error. */
export type AddressError = keyof typeof ADDRESS_SENTENCES | FieldError;
