// Turbopack resolves plugins from its own place, so the path is absolute.
module.exports = { plugins: { [require.resolve('./scripts/lib/postcss-theme.cjs')]: {} } };
