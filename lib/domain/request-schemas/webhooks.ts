import { array, boolean, object } from 'yup';
import type { WebhookCallables } from '@/lib/domain/api/developers/webhooks';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import { typedText } from '@/lib/domain/forms/fields';
import { MAX_WEBHOOK_URL } from '@/lib/domain/webhooks/webhook-endpoint';
import { WEBHOOK_EVENTS } from '@/lib/domain/webhooks/webhook-event';
import { id, integer, invalid, message, oneOf, optionalId, optionalInteger } from './parts';
import type { SchemasOf } from './request-schema';

const endpoint = { storeId: id(), endpointId: id() };

export const webhookSchemas: SchemasOf<WebhookCallables> = {
  saveWebhook: object({
    ...endpoint,
    url: typedText(cleanLine, MAX_WEBHOOK_URL, 'field.webhookUrl.invalid').required(
      message('field.webhookUrl.invalid'),
    ),
    events: array(oneOf(WEBHOOK_EVENTS))
      .typeError(invalid)
      .required(invalid)
      .min(1, message('field.webhookEvents.none'))
      .max(WEBHOOK_EVENTS.length, invalid),
    isOn: boolean().strict().typeError(invalid).required(invalid),
  }),
  rotateWebhookSecret: object({ ...endpoint, seen: integer(1, Number.MAX_SAFE_INTEGER) }),
  deleteWebhook: object(endpoint),
  testWebhook: object(endpoint),
  replayWebhooks: object({
    ...endpoint,
    deliveryId: optionalId(),
    since: optionalInteger(0, Number.MAX_SAFE_INTEGER),
  }),
};
