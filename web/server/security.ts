import type { RequestHandler } from 'express';
import type { AnalyticsSettings } from '#lib/analytics/analytics.ts';
import { frameOrigins } from '@manzil/core/platform/media-hosts';
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

/** Of services that measure visits, which our own code loads after consent. */
export interface OutsideHosts {
  connect: readonly string[];
  /** Loaded by a visitor's click only. */
  frame: readonly string[];
}

/** @param analytics null where visits are not measured @param staff whose pages show nothing of other hosts */
export function outsideHosts(analytics: AnalyticsSettings | null, { staff = false } = {}): OutsideHosts {
  return { connect: analytics === null ? [] : measuringHosts(analytics), frame: staff ? [] : frameOrigins };
}

function measuringHosts({ google, metaPixel, tiktokPixel }: AnalyticsSettings): string[] {
  const hosts: string[] = [];
  if (google !== null) {
    const { origin, hostname } = new URL(google.script);
    hosts.push(origin);
    if (hostname === 'www.googletagmanager.com')
      hosts.push('https://*.google-analytics.com', 'https://*.analytics.google.com');
  }
  if (metaPixel !== null) hosts.push('https://connect.facebook.net', 'https://www.facebook.com');
  if (tiktokPixel !== null) hosts.push('https://analytics.tiktok.com');
  return hosts;
}

/** `default` and `manzil` are web/src/lib/trusted-types.ts; the third is ProseMirror's, for what is pasted. */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types default manzil ProseMirrorClipboard'];

/**
 * Scripts run by the nonce only, and what they load themselves; 'self' is for browsers without 'strict-dynamic'. Scripts
 * that measure write to the page as they like: there Trusted Types are not asked for.
 *
 * @param nonce of the page's scripts, and of styles that scripts add
 */
export function contentSecurityPolicy(nonce: string, { connect, frame }: OutsideHosts): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'strict-dynamic' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data:", ...connect].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    `frame-src ${frame.length === 0 ? "'none'" : frame.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(connect.length === 0 ? trustedTypes : []),
    `report-uri ${reportsPath}`,
    'report-to csp',
  ].join('; ');
}
