import { beginUpload } from '@/functions/src/handlers/pictures/begin-upload';
import { fetchPicture } from '@/functions/src/handlers/pictures/fetch-picture';
import { keepPicture, keepPhoto } from '@/functions/src/handlers/pictures/keep-picture';
import {
  keepTransferReceipt,
  readTransferReceipt,
} from '@/functions/src/handlers/payments/transfer/transfer-receipts';
import { keepReturnPhoto, readReturnPhoto } from '@/functions/src/handlers/returns/return-photos';
import { keepReviewPicture } from '@/functions/src/handlers/reviews/pictures/keep-review-picture';
import { requestDesignChange } from '@/functions/src/handlers/studio/changes/request-design-change';
import { keepDesignPicture } from '@/functions/src/handlers/studio/keep-design-picture';
import { readOrderedPicture } from '@/functions/src/handlers/studio/read-ordered-picture';
import { saveDesign } from '@/functions/src/handlers/studio/save-design';
import { answering, wire } from '@/functions/src/wiring';

export const apiPictures = answering(
  'apiPictures',
  wire({
    beginUpload,
    keepPicture,
    fetchPicture,
    keepPhoto,
    keepDesignPicture,
    keepReviewPicture,
    saveDesign,
    requestDesignChange,
    readOrderedPicture,
    keepReturnPhoto,
    readReturnPhoto,
    keepTransferReceipt,
    readTransferReceipt,
  }),
);
