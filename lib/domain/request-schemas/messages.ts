import { array, object } from 'yup';
import { MARKED_STATES, type MessageCallables } from '@/lib/domain/api/messages';
import { MOST_MESSAGES } from '@/lib/domain/messages/shopper-message';
import { id, invalid, oneOf } from './parts';
import type { SchemasOf } from './request-schema';

export const messageSchemas: SchemasOf<MessageCallables> = {
  renderMessages: object({
    storeId: id(),
    messageIds: array(id()).typeError(invalid).required(invalid).min(1, invalid).max(MOST_MESSAGES, invalid),
  }),
  markMessage: object({ storeId: id(), messageId: id(), to: oneOf(MARKED_STATES) }),
};
