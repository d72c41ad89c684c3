import { redirectOrNotFound } from '@/lib/server/pages/redirects';

/** Catches the addresses of no other page. */
export default function Redirected() {
  return null;
}

export const getServerSideProps = redirectOrNotFound();
