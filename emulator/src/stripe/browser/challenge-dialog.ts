/** Shows the bank's page in a dialog over the shop; resolves when the shopper has answered or closed it. */
export function askBank(url: string, locale: string): Promise<void> {
  const address = new URL(url);
  address.searchParams.set('lang', locale);
  const dialog = document.createElement('dialog');
  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = locale.startsWith('ar') ? 'تأكيد المصرف' : 'Bank confirmation';
  frame.style.cssText = 'border:0;inline-size:min(28rem,90vw);block-size:24rem;background:Canvas';
  dialog.style.cssText = 'margin:auto;padding:0;border:0;border-radius:0.5rem';
  dialog.setAttribute('aria-label', frame.title);
  dialog.append(frame);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin === address.origin && data === 'challenge-done') finish();
    };
    const finish = () => {
      window.removeEventListener('message', onMessage);
      dialog.remove();
      resolve();
    };
    window.addEventListener('message', onMessage);
    dialog.addEventListener('close', finish);
  });
}
