import { beginUpload } from '@/functions/src/handlers/pictures/begin-upload';
import { fetchPicture } from '@/functions/src/handlers/pictures/fetch-picture';
import { keepPicture, keepPhoto } from '@/functions/src/handlers/pictures/keep-picture';
import { answering, wire } from '@/functions/src/wiring';

export const apiPictures = answering(
  'apiPictures',
  wire({
    beginUpload,
    keepPicture,
    fetchPicture,
    keepPhoto,
  }),
);
