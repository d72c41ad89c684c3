import 'i18next';
import type account from './locales/en/account.json';
import type addresses from './locales/en/addresses.json';
import type adminActivity from './locales/en/admin-activity.json';
import type admin from './locales/en/admin.json';
import type adminCatalogue from './locales/en/admin-catalogue.json';
import type adminImport from './locales/en/admin-import.json';
import type adminCategories from './locales/en/admin-categories.json';
import type adminOrders from './locales/en/admin-orders.json';
import type adminEditor from './locales/en/admin-editor.json';
import type adminPeople from './locales/en/admin-people.json';
import type adminPlan from './locales/en/admin-plan.json';
import type adminReconciliation from './locales/en/admin-reconciliation.json';
import type adminSales from './locales/en/admin-sales.json';
import type adminStore from './locales/en/admin-store.json';
import type adminStudio from './locales/en/admin-studio.json';
import type adminWorkshop from './locales/en/admin-workshop.json';
import type cart from './locales/en/cart.json';
import type catalogue from './locales/en/catalogue.json';
import type checkout from './locales/en/checkout.json';
import type common from './locales/en/common.json';
import type content from './locales/en/content.json';
import type errors from './locales/en/errors.json';
import type invoice from './locales/en/invoice.json';
import type orders from './locales/en/orders.json';
import type payment from './locales/en/payment.json';
import type product from './locales/en/product.json';
import type productFields from './locales/en/product-fields.json';
import type reviewForm from './locales/en/review-form.json';
import type scripts from './locales/en/scripts.json';
import type studio from './locales/en/studio.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      addresses: typeof addresses;
      admin: typeof admin;
      'admin-activity': typeof adminActivity;
      'admin-catalogue': typeof adminCatalogue;
      'admin-categories': typeof adminCategories;
      'admin-import': typeof adminImport;
      'admin-orders': typeof adminOrders;
      'admin-editor': typeof adminEditor;
      'admin-people': typeof adminPeople;
      'admin-plan': typeof adminPlan;
      'admin-reconciliation': typeof adminReconciliation;
      'admin-sales': typeof adminSales;
      'admin-store': typeof adminStore;
      'admin-studio': typeof adminStudio;
      'admin-workshop': typeof adminWorkshop;
      cart: typeof cart;
      catalogue: typeof catalogue;
      checkout: typeof checkout;
      common: typeof common;
      content: typeof content;
      errors: typeof errors;
      invoice: typeof invoice;
      orders: typeof orders;
      payment: typeof payment;
      product: typeof product;
      'product-fields': typeof productFields;
      'review-form': typeof reviewForm;
      scripts: typeof scripts;
      studio: typeof studio;
    };
  }
}
