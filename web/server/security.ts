import type { RequestHandler } from 'express';

/** Headers that every answer of the site carries. HSTS only where visitors really come over https. */
export function securityHeaders(publicUrl: string): RequestHandler {
  const https = publicUrl.startsWith('https:');
  return (_req, res, next) => {
    res.set({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
    if (https) res.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    next();
  };
}

/** The policy of a page whose scripts carry a nonce. */
export const contentSecurityPolicy = (nonce: string): string => scriptPolicy([`'nonce-${nonce}'`]);

/**
 * The Content-Security-Policy of a page. Styles stay open because overlays set positions in style attributes.
 * @param allowed sources of inline scripts: a nonce, or their hashes
 */
export function scriptPolicy(allowed: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...allowed].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
