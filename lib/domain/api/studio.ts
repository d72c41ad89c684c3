import type { Minor } from '@/lib/domain/money/money';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import type { LineDesign } from '@/lib/domain/studio/design/line-design';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';

export interface StudioCallables {
  /**
   * Saves a product's studio template; null removes the studio. `baseVersion` is the version that the editor loaded, 0
   * without a template; the response holds the new one. Each save is stored as a version, also that of an earlier one. Fails with `edited-meanwhile` after another save.
   */
  saveStudioTemplate: {
    request: {
      storeId: string;
      productId: string;
      baseVersion: number;
      template: Omit<StudioTemplate, 'version'> | null;
    };
    response: { version: number };
  };
  /**
   * Stores a board as the shopper sees it: the server draws it again, and `svgHash` (SHA-256 of the SVG, hexadecimal)
   * proves that both drawings match. Saving the same board twice gives one design.
   */
  saveDesign: {
    request: {
      storeId: string;
      productId: string;
      variantId: string;
      input: DesignInput;
      svgHash: string;
    };
    response: {
      designId: string;
      /** Minor units of the base currency, added to the variant's price. */
      addOn: Minor;
    } & Omit<LineDesign, 'id'>;
  };
  /** Like `keepPicture`, for a picture in the caller's own designs in this store: only they and staff see it. */
  keepDesignPicture: {
    request: { storeId: string; upload: string };
    response: { path: string; width: number; height: number };
  };
  /** The picture in this field of an ordered board, for staff, who print it. */
  readOrderedPicture: {
    request: { storeId: string; designId: string; fieldId: string };
    /** Base64. */
    response: { jpeg: string };
  };
}
