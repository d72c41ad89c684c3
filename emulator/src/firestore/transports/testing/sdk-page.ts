import * as app from 'firebase/app';
import * as firestore from 'firebase/firestore';

/** Everything a test does in a page goes through `window.sdk`. */
const sdk = { ...app, ...firestore };

declare global {
  interface Window {
    sdk: typeof sdk;
    db: firestore.Firestore;
    /** Events of the listeners under test, oldest first. */
    events: string[];
  }
}

window.sdk = sdk;
window.events = [];
