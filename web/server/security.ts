import type { RequestHandler } from 'express';
import type { AnalyticsSettings } from '#lib/analytics/analytics.ts';
import { reportsPath } from './policy-reports.ts';

/** For pages and files. HSTS only over https. */
export function securityHeaders(publicUrl: string): RequestHandler {
  const https = publicUrl.startsWith('https:');
  return (_req, res, next) => {
    res.set({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Reporting-Endpoints': `csp="${reportsPath}"`,
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    if (https) res.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    next();
  };
}

export const contentSecurityPolicy = (nonce: string, outside: OutsideHosts): string =>
  scriptPolicy([`'nonce-${nonce}'`], outside);

export interface OutsideHosts {
  scripts: readonly string[];
  connect: readonly string[];
}

export function outsideHosts(analytics: AnalyticsSettings | null): OutsideHosts {
  if (analytics === null) return { scripts: [], connect: [] };
  const scripts: string[] = [];
  const connect: string[] = [];
  if (analytics.google !== null) {
    const { origin, hostname } = new URL(analytics.google.script);
    scripts.push(origin);
    connect.push(origin);
    if (hostname === 'www.googletagmanager.com')
      connect.push('https://*.google-analytics.com', 'https://*.analytics.google.com');
  }
  if (analytics.metaPixel !== null) {
    scripts.push('https://connect.facebook.net');
    connect.push('https://connect.facebook.net', 'https://www.facebook.com');
  }
  if (analytics.tiktokPixel !== null) {
    scripts.push('https://analytics.tiktok.com');
    connect.push('https://analytics.tiktok.com');
  }
  return { scripts, connect };
}

/**
 * Styles stay open: overlays set positions in style attributes.
 * @param allowed nonce or hashes of inline scripts
 */
export function scriptPolicy(allowed: readonly string[], outside: OutsideHosts): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...allowed, ...outside.scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...outside.connect].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...outside.connect].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${reportsPath}`,
    'report-to csp',
  ].join('; ');
}
