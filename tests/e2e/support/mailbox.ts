import { expect } from '@playwright/test';

/** The link of the newest mail to `address` that has this mode, as soon as it is there. */
export async function mailLink(address: string, mode: 'resetPassword' | 'verifyEmail'): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const response = await fetch(`${process.env.MAILBOX_URL}/api/mails?to=${encodeURIComponent(address)}`);
    const mails = (await response.json()) as { text: string }[];
    link = mails
      .map(({ text }) => /http\S+/.exec(text)?.[0])
      .find((found) => found?.includes(`mode=${mode}`));
    expect(link).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return link ?? '';
}
