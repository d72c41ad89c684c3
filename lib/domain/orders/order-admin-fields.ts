import { object } from 'yup';
import { mailedLine } from '@/lib/domain/forms/fields';

/** One line in a list and in a mail. */
export const MAX_REASON = 300;
export const MAX_SHIPMENT_TEXT = 100;

/** Why the store cancelled or refunded; may be left empty. */
export const reasonField = () => mailedLine(MAX_REASON).default('');

const shipmentText = () => mailedLine(MAX_SHIPMENT_TEXT).default('');

/** Who carries a parcel and under which number; either may be left empty. */
export const shipmentFields = () => ({ carrier: shipmentText(), trackingNumber: shipmentText() });

/** The same of a whole order, which may say nothing of it. */
export const shipmentField = () => object(shipmentFields()).default(undefined).optional();
