// CommonJS because next-i18next requires it so.
module.exports = {
  i18n: { defaultLocale: 'en', locales: ['en', 'ar'], localeDetection: false },
  localePath: './locales',
  // Every text is in every language (a test says so), so a page need not carry a second one to fall back on.
  fallbackLng: false,
};
