// Jest's setup file: these tests start servers of their own, but the SDKs would follow the variables that another
// project's globalSetup has set for the whole run, past the host they are told.
delete process.env.FIRESTORE_EMULATOR_HOST;
delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
delete process.env.FIREBASE_STORAGE_EMULATOR_HOST;
