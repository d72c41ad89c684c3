// CommonJS because next-i18next requires it so.
module.exports = {
  i18n: { defaultLocale: 'en', locales: ['en', 'ar'], localeDetection: false },
  localePath: './locales',
};
