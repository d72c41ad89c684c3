import type { Minor } from '@/lib/domain/money/money';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import type { LineDesign } from '@/lib/domain/studio/design/line-design';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';

export interface StudioCallables {
  /**
   * Saves what shoppers may design of a product; null takes the studio away. `baseVersion` is the version that the editor
   * began from, 0 for a product without a template; the answer is the new one. `edited-meanwhile` where another was saved
   * since.
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
   * Keeps a board as the shopper sees it: the server draws it again, and `svgHash` (SHA-256 of the SVG, hexadecimal) says
   * that it drew the same. The same board saved twice is one design.
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
      /** Minor units of the base currency, beside the variant's price. */
      addOn: Minor;
    } & Omit<LineDesign, 'id'>;
  };
  /** What `keepPicture` does, for a picture of the caller's own designs in this store: nobody else but its staff sees it. */
  keepDesignPicture: {
    request: { storeId: string; upload: string };
    response: { path: string; width: number; height: number };
  };
  /** The picture that an ordered board shows in this field, for the store's people, who print it. */
  readOrderedPicture: {
    request: { storeId: string; designId: string; fieldId: string };
    /** In base64. */
    response: { jpeg: string };
  };
}
