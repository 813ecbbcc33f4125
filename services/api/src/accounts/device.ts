export interface Device {
  browser: string | null;
  system: string | null;
}

// the order matters: Edge also says Chrome, Chrome Safari, Android Linux
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

export function readDevice(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, 500);
  const find = (list: typeof browsers): string | null => list.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return { browser: find(browsers), system: find(systems) };
}
