import { useRouter } from 'next/router';
import { pageOf } from '@/lib/domain/routes/site-segment';

/** The pattern of the page in the route table, such as `/products/[slug]`. */
export const usePage = (): string => pageOf(useRouter().pathname);
