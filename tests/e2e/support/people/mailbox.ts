import { expect } from '@playwright/test';

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What the local mailbox received for this address, newest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(`${process.env.MAILBOX_URL}/api/mails?to=${encodeURIComponent(address)}`);
  return (await response.json()) as Mail[];
}

/** The link of the newest mail to `address` that has this mode, as soon as it is there. */
export async function mailLink(address: string, mode: 'resetPassword' | 'verifyEmail'): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    link = (await mailsTo(address))
      .map(({ text }) => /http\S+/.exec(text)?.[0])
      .find((found) => found?.includes(`mode=${mode}`));
    expect(link).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return link ?? '';
}

/** The link of the newest invitation to `address`, as soon as it is there. */
export async function invitationLink(address: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    link = (await mailsTo(address))
      .map(({ text }) => /http\S+/.exec(text)?.[0])
      .find((found) => found?.includes('/invitation/'));
    expect(link).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return link ?? '';
}
