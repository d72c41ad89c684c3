import { adjustStock } from '@/functions/src/handlers/catalogue/adjust-stock';
import { changeProducts } from '@/functions/src/handlers/catalogue/change-products';
import { readUsage } from '@/functions/src/handlers/billing/read-usage';
import { countProducts, readCompleteness } from '@/functions/src/handlers/catalogue/count-products';
import { deleteProduct } from '@/functions/src/handlers/catalogue/delete-product';
import { arrangeCategories, arrangeBrands } from '@/functions/src/handlers/catalogue/groups/arrange-groups';
import { deleteCategory, deleteBrand } from '@/functions/src/handlers/catalogue/groups/delete-group';
import { relocateProducts } from '@/functions/src/handlers/catalogue/groups/relocate-products';
import { saveCategory, saveBrand } from '@/functions/src/handlers/catalogue/groups/save-group';
import { commitImport } from '@/functions/src/handlers/catalogue/import/commit-import';
import { stageImport } from '@/functions/src/handlers/catalogue/import/stage-import';
import { saveProduct } from '@/functions/src/handlers/catalogue/save-product';
import { countDiscountOrders } from '@/functions/src/handlers/discounts/count-discount-orders';
import { listDiscountCodes, makeDiscountCodes } from '@/functions/src/handlers/discounts/single-codes';
import { deleteDiscount, saveDiscount } from '@/functions/src/handlers/discounts/save-discount';
import { publishOwnPage } from '@/functions/src/handlers/own-pages/publish-own-page';
import { deleteOwnPage, unpublishOwnPage } from '@/functions/src/handlers/own-pages/remove-own-page';
import { saveOwnPage } from '@/functions/src/handlers/own-pages/save-own-page';
import { moderateReview } from '@/functions/src/handlers/reviews/moderate-review';
import { removeReviewPicture } from '@/functions/src/handlers/reviews/pictures/remove-review-picture';
import { replyToReview } from '@/functions/src/handlers/reviews/reply-to-review';
import { submitReview } from '@/functions/src/handlers/reviews/submit-review';
import { saveCustomDomain, checkCustomDomain } from '@/functions/src/handlers/store/custom-domain';
import { savePage } from '@/functions/src/handlers/store/save-page';
import { saveRedirects } from '@/functions/src/handlers/store/save-redirects';
import { saveStoreSetting } from '@/functions/src/handlers/store/save-store-setting';
import { saveStudioTemplate } from '@/functions/src/handlers/studio/save-studio-template';
import { answering, wire } from '@/functions/src/wiring';

export const apiCatalogue = answering(
  'apiCatalogue',
  wire({
    submitReview,
    moderateReview,
    replyToReview,
    removeReviewPicture,
    saveProduct,
    deleteProduct,
    saveStudioTemplate,
    changeProducts,
    countProducts,
    readCompleteness,
    readUsage,
    adjustStock,
    saveCategory,
    arrangeCategories,
    relocateProducts,
    deleteCategory,
    saveBrand,
    arrangeBrands,
    deleteBrand,
    stageImport,
    commitImport,
    saveStoreSetting,
    savePage,
    saveOwnPage,
    publishOwnPage,
    unpublishOwnPage,
    deleteOwnPage,
    saveRedirects,
    saveDiscount,
    deleteDiscount,
    makeDiscountCodes,
    listDiscountCodes,
    countDiscountOrders,
    saveCustomDomain,
    checkCustomDomain,
  }),
);
