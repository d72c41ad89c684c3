import { object } from 'yup';
import type { PictureCallables } from '@/lib/domain/api/pictures';
import { typedText } from '@/lib/domain/forms/fields';
import { id, invalid, MAX_PATH } from './parts';
import type { SchemasOf } from './request-schema';

const FOLDER = /^(?:logo|home|categories|brands|products\/[\w-]{1,128})$/;

const folder = () =>
  typedText((value) => value, MAX_PATH)
    .required(invalid)
    .matches(FOLDER, invalid);

export const pictureSchemas: SchemasOf<PictureCallables> = {
  keepPicture: object({ storeId: id(), folder: folder(), upload: id() }),
  keepPhoto: object({ storeId: id(), upload: id() }),
};
