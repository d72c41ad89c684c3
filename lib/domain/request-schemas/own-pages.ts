import { object, type Schema } from 'yup';
import type { OwnPageCallables } from '@/lib/domain/api/own-pages';
import { pageContentSchema } from '@/lib/domain/own-pages/content-schema';
import type { PageContent } from '@/lib/domain/own-pages/own-page';
import { instantOrNone, laterThanFrom } from '@/lib/domain/store/editing/setting-parts';
import { id, integer } from './parts';
import type { SchemasOf } from './request-schema';

const ofPage = () => ({ storeId: id(), id: id(), seen: integer(0, Number.MAX_SAFE_INTEGER) });

export const ownPageSchemas: SchemasOf<OwnPageCallables> = {
  saveOwnPage: object({
    ...ofPage(),
    // yup has no type for a union of objects.
    content: pageContentSchema as unknown as Schema<PageContent>,
  }),
  publishOwnPage: object({ ...ofPage(), from: instantOrNone(), to: instantOrNone().test(laterThanFrom) }),
  unpublishOwnPage: object(ofPage()),
  deleteOwnPage: object(ofPage()),
};
