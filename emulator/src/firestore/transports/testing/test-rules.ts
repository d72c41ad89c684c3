/**
 * The rules of every server under test, Google's emulator included. Everyone may use everything but `secret`; of
 * `private` only their own document; of `shared` the documents that say so; `club` while its door is there. `listed` is
 * as `shared`, wherever it lies, for queries alone, and `fetched` is for single documents alone. `here` is read in the
 * default database, `elsewhere` in whichever has the door.
 */
export const TEST_RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{path=**}/{collection}/{id} {
      allow read, write: if !(collection in ['secret', 'private', 'shared', 'club', 'listed', 'fetched', 'here', 'elsewhere']);
    }
    match /private/{uid} {
      allow read, write: if request.auth.uid == uid;
    }
    match /shared/{id} {
      allow read, write: if resource.data.isOpen == true;
    }
    match /club/{id} {
      allow read, write: if exists(/databases/$(database)/documents/doors/club);
    }
    match /here/{id} {
      allow read: if database == '(default)';
    }
    match /elsewhere/{id} {
      allow read: if exists(/databases/$(database)/documents/doors/elsewhere);
    }
    match /{path=**}/listed/{id} {
      allow list: if resource.data.isOpen == true;
    }
    match /{path=**}/fetched/{id} {
      allow get;
    }
  }
}`;
