/** Whether the browser tells every site that its user does not want to be tracked. */
export function asksNotToBeTracked(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}
