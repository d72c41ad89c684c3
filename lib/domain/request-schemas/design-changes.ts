import { boolean, object } from 'yup';
import type { DesignChangeCallables } from '@/lib/domain/api/design-changes';
import { changeAnswer, changeMessage } from '@/lib/domain/orders/design-changes/change-fields';
import { id, invalid, token } from './parts';
import type { SchemasOf } from './request-schema';
import { drawnInput } from './studio';

const change = () => ({ storeId: id(), orderId: id(), changeId: id() });

export const designChangeSchemas: SchemasOf<DesignChangeCallables> = {
  requestDesignChange: object({
    storeId: id(),
    orderId: id(),
    designId: id(),
    message: changeMessage(),
    proposal: object(drawnInput()).default(undefined).optional(),
  }),
  withdrawDesignChange: object(change()),
  readDesignChange: object({ token: token().required(invalid) }),
  answerDesignChange: object({
    ...change(),
    token: token().optional(),
    approves: boolean().strict().typeError(invalid).required(invalid),
    words: changeAnswer(),
  }),
};
