import { useRouter } from 'next/router';
import { withoutSite } from '@/lib/domain/routes/site-segment';

/** The address as the browser shows it; the server's router knows only the rewritten one. */
export const useAsPath = (): string => withoutSite(useRouter().asPath);
