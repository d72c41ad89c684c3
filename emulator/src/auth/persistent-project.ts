import {
  type Account,
  AgentProjectState,
  type OutOfBandCode,
  type SecondFactor,
} from '../firebase-tools-parts';
import type { RecordChange, Records } from '../data-dir/records';
import { assertNotExpired, isExpired, isMeantFor, type MailedCode } from './mails/mailed-codes';
import { assertAccountOf, assertNotRevoked, withTimes } from './tokens/refresh-tokens';
import type { Sessions } from './tokens/sessions';

type GenerateLink = (code: string) => string;

/** firebase-tools' accounts of a project, which notes what changed so that `save` writes just that. */
export class PersistentProject extends AgentProjectState implements Sessions {
  declare readonly oobs: Map<string, MailedCode>;
  private readonly changedAccounts = new Set<string>();
  private readonly changedCodes = new Set<string>();
  /** When sessions were ended, to the millisecond: an account itself knows the second only. */
  private readonly revokedAtMs = new Map<string, number>();
  /** When the session of the running request began, if it did before that; requests run one after the other. */
  private signedInAtMs: number | null = null;
  private savedConfig: string;

  /** `announce` hears of every code made for somebody's mail, `linkFor` may alter its link first. */
  constructor(
    projectId: string,
    private readonly records: Records,
    private readonly codes: { linkFor(link: string): string; announce(code: OutOfBandCode): void },
  ) {
    super(projectId);
    this.restore();
    this.savedConfig = JSON.stringify(this.config);
  }

  override updateUserByLocalId(
    ...[localId, fields, options]: Parameters<AgentProjectState['updateUserByLocalId']>
  ) {
    this.changedAccounts.add(localId);
    if ('validSince' in fields && fields.validSince) this.revokedAtMs.set(localId, revokedAt(fields));
    const user = super.updateUserByLocalId(localId, fields, options);
    // firebase-tools makes tokens of what this returns.
    return this.signedInAtMs === null ? user : { ...user, lastLoginAt: String(this.signedInAtMs) };
  }

  within<T>(signedInAtMs: number, work: () => T): T {
    this.signedInAtMs = signedInAtMs;
    try {
      return work();
    } finally {
      this.signedInAtMs = null;
    }
  }

  override createRefreshTokenFor(
    ...[user, provider, options]: Parameters<AgentProjectState['createRefreshTokenFor']>
  ) {
    const token = super.createRefreshTokenFor(user, provider, options);
    return withTimes(token, Number(user.lastLoginAt ?? Date.now()));
  }

  override validateRefreshToken(refreshToken: string) {
    assertAccountOf(refreshToken, this.users);
    const record = super.validateRefreshToken(refreshToken);
    assertNotRevoked(refreshToken, this.revokedAtMs.get(record.user.localId) ?? 0);
    return record;
  }

  /** firebase-tools knows second factors by phone alone. */
  override validateMfaEnrollments(enrollments: readonly SecondFactor[]) {
    super.validateMfaEnrollments(enrollments.filter(({ totpInfo }) => !totpInfo));
    return enrollments;
  }

  override deleteUser(user: Account) {
    this.changedAccounts.add(user.localId);
    this.deleteCodes(({ localId }) => localId === user.localId);
    super.deleteUser(user);
  }

  override deleteAllAccounts() {
    for (const localId of this.users.keys()) this.changedAccounts.add(localId);
    this.deleteCodes(({ localId }) => localId !== null);
    super.deleteAllAccounts();
  }

  override createOob(
    email: string,
    newEmail: string | undefined,
    requestType: string,
    generateLink: GenerateLink,
  ) {
    const link: GenerateLink = (code) => this.codes.linkFor(generateLink(code));
    const oob = super.createOob(email, newEmail, requestType, link);
    this.keepCode({ ...oob, createdAt: Date.now(), localId: this.ownerOf(oob) });
    this.codes.announce(oob);
    return oob;
  }

  override validateOobCode(code: string) {
    const oob = this.oobs.get(code);
    if (!oob || !isMeantFor(oob, this.ownerOf(oob))) return undefined;
    assertNotExpired(oob);
    return oob;
  }

  override deleteOobCode(code: string) {
    this.changedCodes.add(code);
    return super.deleteOobCode(code);
  }

  /** Puts all changes since the last call on disk; what could not be written is tried again next time. */
  save(): void {
    const config = JSON.stringify(this.config);
    const changes: RecordChange[] = [
      ...Array.from(this.changedAccounts, (id) => ({ kind: 'account', id, value: this.users.get(id) })),
      ...Array.from(this.changedAccounts, (id) => ({
        kind: 'auth-revocation',
        id,
        value: this.users.has(id) ? this.revokedAtMs.get(id) : undefined,
      })),
      ...Array.from(this.changedCodes, (id) => ({ kind: 'auth-code', id, value: this.oobs.get(id) })),
    ];
    if (config !== this.savedConfig) changes.push({ kind: 'auth-config', id: 'project', value: this.config });
    this.records.write(changes);
    this.changedAccounts.clear();
    this.changedCodes.clear();
    this.savedConfig = config;
  }

  private restore() {
    for (const { id, value } of this.records.all<Account>('account')) {
      this.users.set(id, { localId: id });
      super.updateUserByLocalId(id, value, { upsertProviders: [...(value.providerUserInfo ?? [])] });
    }
    for (const { id, value } of this.records.all<number>('auth-revocation')) this.revokedAtMs.set(id, value);
    this.restoreCodes();
    for (const { value } of this.records.all<object>('auth-config')) this.updateConfig(value);
  }

  /** Codes that an older version kept say neither when nor for whom they were made: now, for who has their address. */
  private restoreCodes() {
    for (const { value } of this.records.all<OutOfBandCode & Partial<MailedCode>>('auth-code'))
      if (value.createdAt === undefined)
        this.keepCode({ ...value, createdAt: Date.now(), localId: this.ownerOf(value) });
      else this.oobs.set(value.oobCode, value as MailedCode);
    this.deleteCodes((code) => isExpired(code) || !isMeantFor(code, code.localId));
  }

  private keepCode(code: MailedCode) {
    this.oobs.set(code.oobCode, code);
    this.changedCodes.add(code.oobCode);
  }

  private deleteCodes(concerned: (code: MailedCode) => boolean) {
    for (const code of [...this.oobs.values()]) if (concerned(code)) this.deleteOobCode(code.oobCode);
  }

  /** Whom firebase-tools would carry the code out for now. */
  private ownerOf({ requestType, email }: OutOfBandCode): string | null {
    const owner =
      requestType === 'RECOVER_EMAIL' ? this.getUserByInitialEmail(email) : this.getUserByEmail(email);
    return owner?.localId ?? null;
  }
}

/**
 * A new password comes with new tokens, but the SDK drops them where the ID token is the same as before, as within one
 * second: the session that changed the password must live on.
 */
function revokedAt(fields: object): number {
  const now = Date.now();
  return 'passwordHash' in fields ? now - (now % 1_000) : now;
}
