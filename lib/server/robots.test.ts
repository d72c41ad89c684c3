import { robotsText } from '@/lib/server/robots';

test('robots.txt closes what is personal, in both languages, and leads to the sitemap', () => {
  const closed = [
    '/admin',
    '/cart',
    '/checkout',
    '/orders',
    '/order-confirmed/',
    '/order-cancelled/',
    '/pay/',
    '/track/',
    '/confirm/',
    '/newsletter/',
    '/offers/',
    '/design-change/',
    '/invitation/',
    '/restore-cart/',
    '/review/',
    '/stop-mails/',
    '/profile',
  ];
  expect(robotsText('https://boards.example').split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    ...closed.flatMap((path) => [`Disallow: ${path}`, `Disallow: /ar${path}`]),
    '',
    'Sitemap: https://boards.example/sitemap.xml',
    '',
  ]);
});
