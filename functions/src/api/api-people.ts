import { completeSignUp } from '@/functions/src/handlers/account/complete-sign-up';
import { deleteMyAccount } from '@/functions/src/handlers/account/delete-my-account';
import { registerDevice, forgetDevice } from '@/functions/src/handlers/account/devices';
import { exportMyData } from '@/functions/src/handlers/account/export-my-data';
import { mailPasswordReset, mailVerification } from '@/functions/src/handlers/account/mail-codes';
import { answerContactRequest } from '@/functions/src/handlers/contact/answer-contact-request';
import { deleteContactRequest } from '@/functions/src/handlers/contact/delete-contact-request';
import { markContactRequest } from '@/functions/src/handlers/contact/mark-contact-request';
import { submitContactRequest } from '@/functions/src/handlers/contact/submit-contact-request';
import { saveCustomerGroups } from '@/functions/src/handlers/discounts/save-customer-groups';
import { askForNewsletter } from '@/functions/src/handlers/newsletter/ask-for-newsletter';
import { confirmNewsletter } from '@/functions/src/handlers/newsletter/confirm-newsletter';
import { stopMails } from '@/functions/src/handlers/reminders/stop-mails';
import { dropCart, keepCart } from '@/functions/src/handlers/reminders/carts/keep-cart';
import { restoreCart } from '@/functions/src/handlers/reminders/carts/restore-cart';
import { waitForStock } from '@/functions/src/handlers/reminders/wait-for-stock';
import { exportCustomer, forgetCustomer } from '@/functions/src/handlers/customers/customer-data';
import {
  addCustomerNote,
  recordCustomerExport,
  saveCustomerTags,
} from '@/functions/src/handlers/customers/customer-record';
import {
  readMarketingConsent,
  saveMarketingConsent,
  withdrawMarketingConsent,
} from '@/functions/src/handlers/customers/marketing-consent';
import { importCustomers } from '@/functions/src/handlers/customers/import/import-customers';
import { mergeCustomers, unmergeCustomer } from '@/functions/src/handlers/customers/merge-customers';
import { readReviewLink, sendLinkedReview } from '@/functions/src/handlers/reviews/review-link';
import { checkStoreName } from '@/functions/src/handlers/opening/check-store-name';
import { openStore } from '@/functions/src/handlers/opening/open-store';
import { beginStoreExport } from '@/functions/src/handlers/leaving/begin-export';
import { cancelHandover, handOverStore } from '@/functions/src/handlers/leaving/hand-over-store';
import { readClosing } from '@/functions/src/handlers/leaving/read-closing';
import { saveTrading } from '@/functions/src/handlers/leaving/save-trading';
import { announce, withdrawAnnouncement } from '@/functions/src/handlers/platform/announcements';
import { moveReport, reportStore } from '@/functions/src/handlers/platform/abuse-reports';
import { changeStoreState } from '@/functions/src/handlers/platform/store-state';
import { allowSupport, endSupport } from '@/functions/src/handlers/support/answer-support';
import { askForSupport } from '@/functions/src/handlers/support/ask-for-support';
import { enterStore } from '@/functions/src/handlers/support/enter-store';
import { acceptInvitation } from '@/functions/src/handlers/staff/accept-invitation';
import { changeStaffRole } from '@/functions/src/handlers/staff/change-staff-role';
import { endSessions } from '@/functions/src/handlers/staff/end-sessions';
import { inviteStaff, withdrawInvitation } from '@/functions/src/handlers/staff/invite-staff';
import { readInvitation, declineInvitation } from '@/functions/src/handlers/staff/read-invitation';
import { removeStaff } from '@/functions/src/handlers/staff/remove-staff';
import { saveStoreUser } from '@/functions/src/handlers/staff/save-store-user';
import { beginSwitch } from '@/functions/src/handlers/switching/begin-switch';
import { finishSwitch } from '@/functions/src/handlers/switching/finish-switch';
import { createApiKey } from '@/functions/src/handlers/api-keys/create-api-key';
import { revokeApiKey } from '@/functions/src/handlers/api-keys/revoke-api-key';
import { replayWebhooks } from '@/functions/src/handlers/webhooks/replay-webhooks';
import {
  deleteWebhook,
  rotateWebhookSecret,
  saveWebhook,
  testWebhook,
} from '@/functions/src/handlers/webhooks/webhook-endpoints';
import { storeExport } from './store-export';
import { answering, callable, deps, loggingDeps, publicCallable, wire } from '@/functions/src/wiring';

export const apiPeople = answering(
  'apiPeople',
  {
    ...wire({
      completeSignUp,
      registerDevice,
      forgetDevice,
      mailVerification,
      exportMyData,
      deleteMyAccount,
      answerContactRequest,
      markContactRequest,
      deleteContactRequest,
      inviteStaff,
      withdrawInvitation,
      changeStaffRole,
      removeStaff,
      saveStoreUser,
      saveCustomerGroups,
      saveCustomerTags,
      addCustomerNote,
      recordCustomerExport,
      mergeCustomers,
      importCustomers,
      unmergeCustomer,
      exportCustomer,
      forgetCustomer,
      readMarketingConsent,
      saveMarketingConsent,
      endSessions,
      sendLinkedReview,
      saveWebhook,
      rotateWebhookSecret,
      deleteWebhook,
      testWebhook,
      replayWebhooks,
      createApiKey,
      revokeApiKey,
      changeStoreState,
      askForSupport,
      allowSupport,
      endSupport,
      enterStore,
      moveReport,
      announce,
      withdrawAnnouncement,
      beginStoreExport,
      saveTrading,
      readClosing,
      handOverStore,
      cancelHandover,
    }),
    // The store's log begins with its first owner, so nothing is recorded.
    openStore: callable('openStore', (request, caller) => openStore(loggingDeps, request, caller)),
    checkStoreName: callable('checkStoreName', (request) => checkStoreName(deps, request)),
    beginSwitch: callable('beginSwitch', (request, caller, _, origin) =>
      beginSwitch(deps, request, caller, origin),
    ),
    finishSwitch: publicCallable('finishSwitch', (request, _caller, _address, origin) =>
      finishSwitch(deps, request, origin),
    ),
    readReviewLink: publicCallable('readReviewLink', (request) => readReviewLink(deps, request)),
    askForNewsletter: publicCallable('askForNewsletter', (request) => askForNewsletter(deps, request)),
    confirmNewsletter: publicCallable('confirmNewsletter', (request) => confirmNewsletter(deps, request)),
    withdrawMarketingConsent: publicCallable('withdrawMarketingConsent', (request) =>
      withdrawMarketingConsent(deps, request),
    ),
    mailPasswordReset: publicCallable('mailPasswordReset', (request) => mailPasswordReset(deps, request)),
    submitContactRequest: publicCallable('submitContactRequest', (request) =>
      submitContactRequest(deps, request),
    ),
    reportStore: publicCallable('reportStore', (request) => reportStore(deps, request)),
    waitForStock: publicCallable('waitForStock', (request) => waitForStock(deps, request)),
    keepCart: publicCallable('keepCart', (request, caller) => keepCart(deps, request, caller)),
    dropCart: publicCallable('dropCart', (request) => dropCart(deps, request)),
    restoreCart: publicCallable('restoreCart', (request) => restoreCart(deps, request)),
    stopMails: publicCallable('stopMails', (request) => stopMails(deps, request)),
    readInvitation: publicCallable('readInvitation', (request) => readInvitation(deps, request)),
    acceptInvitation: publicCallable('acceptInvitation', (request, caller) =>
      acceptInvitation(deps, request, caller),
    ),
    declineInvitation: publicCallable('declineInvitation', (request) => declineInvitation(deps, request)),
  },
  storeExport,
);
