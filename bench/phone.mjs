/** A common phone, as Lighthouse emulates it, on a processor four times slower than this one. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const CPU_SLOWDOWN = 4;
const SLOW_4G = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
};

/**
 * Runs `work` with a page in a new browser context: no cache, no cookies.
 * @param {object} options
 * @param {boolean} [options.slow] slows the processor down to a phone's; else it runs at this machine's speed
 * @param {'none' | 'slow4g'} [options.net]
 * @param {string} [options.label] the local Firebase counts the page's reads under it; it treats each label as a browser of its
 *   own, because pages of one browser would wait for each other's connections
 */
export async function onPhone(browser, { slow = true, net = 'none', label }, work) {
  const labelled = label && {
    extraHTTPHeaders: { 'x-usage-label': label },
    userAgent: `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Mobile Safari/537.36 ${label}`,
  };
  const context = await browser.newContext({ ...PHONE, ...labelled });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    if (slow) await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    if (net === 'slow4g') {
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    }
    return await work(page);
  } finally {
    await context.close();
  }
}
