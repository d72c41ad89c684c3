import { object } from 'yup';
import { mailedLine } from '@/lib/domain/forms/fields';

/** Fits one line in a list and in a mail. */
export const MAX_REASON = 300;
export const MAX_SHIPMENT_TEXT = 100;

/** Why the store cancelled or refunded; optional. */
export const reasonField = () => mailedLine(MAX_REASON).default('');

const shipmentText = () => mailedLine(MAX_SHIPMENT_TEXT).default('');

/** Carrier and tracking number of a parcel; both optional. */
export const shipmentFields = () => ({ carrier: shipmentText(), trackingNumber: shipmentText() });

/** The same for a whole order, where the object is optional too. */
export const shipmentField = () => object(shipmentFields()).default(undefined).optional();
