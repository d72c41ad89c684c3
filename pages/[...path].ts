import { redirectOrNotFound } from '@/lib/server/pages/redirects';

/** Addresses that no other page has. */
export default function Redirected() {
  return null;
}

export const getServerSideProps = redirectOrNotFound();
