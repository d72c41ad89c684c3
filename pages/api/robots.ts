import type { NextApiRequest, NextApiResponse } from 'next';
import { robotsText } from '@/lib/server/robots';

/** `/robots.txt`. */
export default function handler(_: NextApiRequest, response: NextApiResponse) {
  response
    .setHeader('Content-Type', 'text/plain; charset=utf-8')
    .setHeader('Cache-Control', 'public, max-age=0, s-maxage=3600')
    .end(robotsText());
}
