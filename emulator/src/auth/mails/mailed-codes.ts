import { assert, type OutOfBandCode } from '../../firebase-tools-parts';

/** firebase-tools' codes do not say when and for whose account they were made, so that none of them ever ends. */
export interface MailedCode extends OutOfBandCode {
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** Null where the address had no account, as before the first sign-in by mail. */
  readonly localId: string | null;
}

const HOUR_MS = 60 * 60 * 1_000;
const RESET_MS = HOUR_MS;
const OTHERS_MS = 72 * HOUR_MS;

/** @throws firebase-tools' error EXPIRED_OOB_CODE */
export function assertNotExpired(code: MailedCode): void {
  assert(!isExpired(code), 'EXPIRED_OOB_CODE');
}

export function isExpired({ requestType, createdAt }: MailedCode, nowMs = Date.now()): boolean {
  return nowMs - createdAt > (requestType === 'PASSWORD_RESET' ? RESET_MS : OTHERS_MS);
}

/** `owner` is the account that the code's address has now. */
export function isMeantFor({ localId, requestType }: MailedCode, owner: string | null): boolean {
  return localId === null ? requestType === 'EMAIL_SIGNIN' : localId === owner;
}
