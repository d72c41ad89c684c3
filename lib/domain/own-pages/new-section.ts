import { initialFields } from '@/lib/domain/parse/field-kinds';
import {
  COMMON_FIELDS,
  DEFAULT_PRODUCT_COUNT,
  SECTION_FIELDS,
  type Section,
  type SectionKind,
} from './sections';

/** An empty section. */
export const newSection = (kind: SectionKind, id: string): Section =>
  ({
    kind,
    id,
    ...initialFields(COMMON_FIELDS),
    ...initialFields(SECTION_FIELDS[kind]),
    ...('count' in SECTION_FIELDS[kind] && { count: DEFAULT_PRODUCT_COUNT }),
  }) as Section;
