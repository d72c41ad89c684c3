import { object, type Schema } from 'yup';
import type { OwnPageCallables } from '@/lib/domain/api/own-pages';
import { pageContentSchema } from '@/lib/domain/own-pages/content-schema';
import { HOME_PAGE_ID } from '@/lib/domain/own-pages/home/home-page';
import type { PageContent } from '@/lib/domain/own-pages/own-page';
import { instantOrNone, laterThanFrom } from '@/lib/domain/store/editing/setting-parts';
import { id, integer, invalid } from './parts';
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
  // Without its page of sections the shop would still have a home page, but not what its owner had made.
  deleteOwnPage: object({ ...ofPage(), id: id().notOneOf([HOME_PAGE_ID], invalid) }),
};
