/**
 * The internals of firebase-tools that we embed: exactly what is relied on, as of version 15.34.2 (pinned in
 * package.json). auth/ and storage/ have tests that fail when an update changes them.
 */
declare module 'firebase-tools/lib/emulator/auth/state' {
  export interface SecondFactor {
    readonly mfaEnrollmentId: string;
    readonly displayName?: string;
    /** ISO 8601. */
    readonly enrolledAt: string;
    /** There for factors by time-based codes, which are ours. */
    readonly totpInfo?: object;
  }
  export interface ProviderInfo {
    readonly providerId: string;
    readonly rawId?: string;
    readonly displayName?: string;
    readonly email?: string;
  }
  export interface Account {
    readonly localId: string;
    readonly emailVerified?: boolean;
    readonly mfaInfo?: readonly SecondFactor[];
    /** Milliseconds since the epoch, on whatever device; absent for one that never signed in. */
    readonly lastLoginAt?: string;
    readonly providerUserInfo?: readonly ProviderInfo[];
    /** Whole seconds since the epoch; tokens given before are void. */
    readonly validSince?: string;
  }
  export interface OutOfBandCode {
    readonly email: string;
    readonly newEmail?: string;
    readonly requestType: string;
    readonly oobCode: string;
    readonly oobLink: string;
  }
  /** Holds all accounts of one project in memory and is handed to createApp. */
  export class AgentProjectState {
    constructor(projectId: string);
    readonly users: Map<string, Account>;
    readonly oobs: Map<string, OutOfBandCode>;
    readonly config: object;
    updateUserByLocalId(
      localId: string,
      fields: object,
      options?: { upsertProviders?: readonly unknown[]; deleteProviders?: readonly string[] },
    ): Account;
    validateMfaEnrollments(enrollments: readonly SecondFactor[]): readonly SecondFactor[];
    listProviderInfosByProviderId(providerId: string): readonly ProviderInfo[];
    deleteUser(user: Account): void;
    getUserByEmail(email: string): Account | undefined;
    getUserByInitialEmail(email: string): Account | undefined;
    createRefreshTokenFor(user: Account, provider: string, options?: object): string;
    /** Throws for a token that is none of this project's. */
    validateRefreshToken(refreshToken: string): { readonly user: Account };
    deleteAllAccounts(): void;
    createOob(
      email: string,
      newEmail: string | undefined,
      requestType: string,
      generateLink: (oobCode: string) => string,
    ): OutOfBandCode;
    validateOobCode(oobCode: string): OutOfBandCode | undefined;
    deleteOobCode(oobCode: string): boolean;
    updateConfig(update: object, updateMask?: string): object;
  }
}

declare module 'firebase-tools/lib/emulator/auth/errors' {
  /** Throws a BadRequestError of this code. */
  export function assert(holds: boolean, code: string): asserts holds;
}

declare module 'firebase-tools/lib/emulator/auth/operations' {
  import type { IncomingMessage } from 'node:http';
  export type Operation = (state: unknown, body: object, context: { req: IncomingMessage }) => unknown;
  export const authOperations: {
    identitytoolkit: {
      accounts: {
        delete: Operation;
        mfaEnrollment: { start: Operation; finalize: Operation };
        mfaSignIn: { finalize: Operation };
        sendOobCode: Operation;
        signInWithIdp: Operation;
        signInWithPassword: Operation;
        update: Operation;
      };
      projects: { accounts: { sendOobCode: Operation } };
    };
    securetoken: { token: Operation };
  };
}

declare module 'firebase-tools/lib/emulator/auth/server' {
  import type { RequestListener } from 'node:http';
  import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state';
  export function createApp(
    projectId: string,
    singleProjectMode: number,
    states: Map<string, AgentProjectState>,
  ): Promise<RequestListener>;
}

declare module 'firebase-tools/lib/emulator/registry' {
  export const EmulatorRegistry: {
    set(name: 'storage', instance: { getInfo(): { name: string; host: string; port: number } }): void;
  };
}

declare module 'firebase-tools/lib/emulator/storage/metadata' {
  export class StoredFileMetadata {
    readonly name: string;
    readonly bucket: string;
    static fromJSON(json: string, events: StorageEvents): StoredFileMetadata;
    static toJSON(metadata: StoredFileMetadata): string;
  }
  export interface StorageEvents {
    dispatch(
      action: 'finalize' | 'metadataUpdate' | 'delete',
      object: { readonly bucket: string; readonly name: string },
    ): void;
  }
}

declare module 'firebase-tools/lib/emulator/storage/files' {
  import type { StorageEvents, StoredFileMetadata } from 'firebase-tools/lib/emulator/storage/metadata';
  export class StoredFile {
    constructor(metadata: StoredFileMetadata);
    readonly metadata: StoredFileMetadata;
  }
  /** The metadata of an object as the rules see it, times as Date. */
  export type RulesResource = Readonly<Record<string, unknown>>;
  export interface RulesValidator {
    /** `path` is `b/{bucket}/o/{object}`; `authorization` the request's header. */
    validate(
      path: string,
      bucket: string,
      method: 'get' | 'list' | 'create' | 'update' | 'delete',
      resources: { before?: RulesResource; after?: RulesResource },
      projectId: string,
      authorization?: string,
      delimiter?: string,
    ): Promise<boolean>;
  }
  /** Blobs by a logical name; the storage layer and the uploads call nothing else. */
  export interface BlobPersistence {
    readonly dirPath: string;
    appendBytes(name: string, bytes: Uint8Array): void;
    readBytes(name: string, size: number, offset?: number): Buffer;
    deleteFile(name: string, failSilently?: boolean): void;
    renameFile(oldName: string, newName: string): void;
  }
  export class StorageLayer {
    constructor(
      projectId: string,
      files: Map<string, StoredFile>,
      buckets: Map<string, unknown>,
      rules: RulesValidator,
      adminCredentials: { validate(authorization?: string): boolean },
      persistence: BlobPersistence,
      events: StorageEvents,
    );
  }
}

declare module 'firebase-tools/lib/emulator/storage/upload' {
  import type { BlobPersistence } from 'firebase-tools/lib/emulator/storage/files';
  export class UploadService {
    constructor(persistence: BlobPersistence);
    reset(): void;
  }
}

declare module 'firebase-tools/lib/emulator/storage/server' {
  import type { RequestListener } from 'node:http';
  import type { StorageLayer } from 'firebase-tools/lib/emulator/storage/files';
  import type { UploadService } from 'firebase-tools/lib/emulator/storage/upload';
  export interface StorageHost {
    readonly storageLayer: StorageLayer;
    readonly adminStorageLayer: StorageLayer;
    readonly uploadService: UploadService;
    /** Asked only whether any rules are loaded; the decisions come from the layer's validator. */
    readonly rulesManager: { getRuleset(): unknown };
    replaceRules(rules: { name: string; content: string }): Promise<{ errors: readonly string[] }>;
    reset(): void;
  }
  export function createApp(projectId: string, host: StorageHost): Promise<RequestListener>;
}
