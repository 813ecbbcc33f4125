/** Names by which services learn whose site this is. Others, such as `referrer` or `robots`, would change how pages work. */
export const verificationNames: ReadonlySet<string> = new Set([
  'facebook-domain-verification',
  'google-site-verification',
  'msvalidate.01',
  'yandex-verification',
  'p:domain_verify',
  'baidu-site-verification',
  'naver-site-verification',
  'tiktok-developers-site-verification',
  'norton-safeweb-site-verification',
  'ahrefs-site-verification',
]);
