/** The wording of the mails that Auth sends and of the page their links open. */
export interface AuthTexts {
  readonly subject: string;
  readonly intro: string;
  readonly action: string;
}
type RequestType =
  'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'EMAIL_SIGNIN' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL';

export type MailLocale = 'en' | 'ar';

export const IGNORE_NOTE: Record<MailLocale, string> = {
  en: 'If you did not ask for this, you can ignore this e-mail.',
  ar: 'إذا لم تطلب ذلك، فيمكنك تجاهل هذه الرسالة.',
};

export const RESET_PAGE: Record<MailLocale, { title: string; label: string; save: string; hint: string }> = {
  en: { title: 'Choose a new password', label: 'New password', save: 'Save', hint: 'At least 6 characters' },
  ar: { title: 'اختر كلمة مرور جديدة', label: 'كلمة المرور الجديدة', save: 'حفظ', hint: '6 أحرف على الأقل' },
};

export const ACCOUNT_CHOOSER: Record<
  MailLocale,
  { title: string; note: string; other: string; name: string; email: string; add: string }
> = {
  en: {
    title: 'Choose a Google account',
    note: 'The local stand-in for Google: every account here is invented.',
    other: 'Another account',
    name: 'Name',
    email: 'Email',
    add: 'Continue',
  },
  ar: {
    title: 'اختر حساب Google',
    note: 'بديل محلي عن Google: كل الحسابات هنا مختلقة.',
    other: 'حساب آخر',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    add: 'متابعة',
  },
};

const TEXTS: Record<RequestType, Record<MailLocale, AuthTexts>> = {
  PASSWORD_RESET: {
    en: {
      subject: 'Reset your password',
      intro: 'Follow this link to choose a new password for {email}.',
      action: 'Reset password',
    },
    ar: {
      subject: 'إعادة تعيين كلمة المرور',
      intro: 'اتبع هذا الرابط لاختيار كلمة مرور جديدة للحساب {email}.',
      action: 'إعادة تعيين كلمة المرور',
    },
  },
  VERIFY_EMAIL: {
    en: {
      subject: 'Verify your e-mail address',
      intro: 'Follow this link to verify the address {email}.',
      action: 'Verify address',
    },
    ar: {
      subject: 'تأكيد عنوان بريدك الإلكتروني',
      intro: 'اتبع هذا الرابط لتأكيد العنوان {email}.',
      action: 'تأكيد العنوان',
    },
  },
  EMAIL_SIGNIN: {
    en: { subject: 'Your sign-in link', intro: 'Follow this link to sign in as {email}.', action: 'Sign in' },
    ar: {
      subject: 'رابط تسجيل الدخول',
      intro: 'اتبع هذا الرابط لتسجيل الدخول باسم {email}.',
      action: 'تسجيل الدخول',
    },
  },
  VERIFY_AND_CHANGE_EMAIL: {
    en: {
      subject: 'Confirm your new e-mail address',
      intro: 'Follow this link to change your address from {email} to {newEmail}.',
      action: 'Confirm new address',
    },
    ar: {
      subject: 'تأكيد عنوان بريدك الإلكتروني الجديد',
      intro: 'اتبع هذا الرابط لتغيير عنوانك من {email} إلى {newEmail}.',
      action: 'تأكيد العنوان الجديد',
    },
  },
  RECOVER_EMAIL: {
    en: {
      subject: 'Your sign-in address was changed',
      intro:
        'The address of your account is no longer {email}. If it was not you, follow this link to take it back.',
      action: 'Take the address back',
    },
    ar: {
      subject: 'تم تغيير عنوان تسجيل الدخول',
      intro: 'لم يعد عنوان حسابك {email}. إذا لم تكن أنت من غيّره، فاتبع هذا الرابط لاستعادته.',
      action: 'استعادة العنوان',
    },
  },
};

export function authTexts(requestType: string, locale: MailLocale): AuthTexts {
  const texts = TEXTS[requestType as RequestType] ?? TEXTS.VERIFY_EMAIL;
  return texts[locale];
}

/** `ar-EG` is Arabic; every language we have no words in is English. */
export function mailLocale(tag: string | undefined): MailLocale {
  return tag?.toLowerCase().startsWith('ar') ? 'ar' : 'en';
}
