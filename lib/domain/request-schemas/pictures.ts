import { object } from 'yup';
import type { PictureCallables } from '@/lib/domain/api/pictures';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import { typedText } from '@/lib/domain/forms/fields';
import { LOOKS } from '@/lib/domain/pictures/picture';
import { id, integer, invalid, MAX_PATH, oneOf } from './parts';
import type { SchemasOf } from './request-schema';

const FOLDER = /^(?:logo|home|categories|brands|products\/[\w-]{1,128})$/;

const folder = () =>
  typedText((value) => value, MAX_PATH)
    .required(invalid)
    .matches(FOLDER, invalid);

/** The handler has a lower limit, with an error at the field. */
const MOST_BYTES = 2 ** 31;
const LONGEST_URL = 2048;
const ORIGIN = /^https?:\/\/[\w.:[\]-]{1,255}$/;

export const pictureSchemas: SchemasOf<PictureCallables> = {
  beginUpload: object({
    storeId: id(),
    look: oneOf(LOOKS),
    upload: id(),
    bytes: integer(1, MOST_BYTES),
    origin: typedText((value) => value, MAX_PATH)
      .required(invalid)
      .matches(ORIGIN, invalid),
  }),
  keepPicture: object({ storeId: id(), folder: folder(), upload: id() }),
  fetchPicture: object({
    storeId: id(),
    url: typedText(cleanLine, LONGEST_URL)
      .required(invalid)
      .matches(/^https?:\/\/\S+$/i, invalid),
  }),
  keepReviewPicture: object({ storeId: id(), upload: id() }),
  keepPhoto: object({ storeId: id(), upload: id() }),
};
