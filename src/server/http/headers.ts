/**
 * The headers that every answer carries. The page policy allows this origin and nothing else; the
 * analytics script's origin joins it only where one is configured. HSTS only where people come by
 * https: on loopback it would lock other programs out of the same host.
 */
import type { Config } from '../config.ts'

export function pageHeaders(config: Config): Record<string, string> {
  const analytics =
    config.analyticsScriptUrl === null ? '' : ` ${new URL(config.analyticsScriptUrl).origin}`
  const policy = [
    "default-src 'none'",
    `script-src 'self'${analytics}`,
    "style-src 'self'",
    `img-src 'self' data: blob:${analytics}`,
    "font-src 'self'",
    `connect-src 'self'${analytics}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
  ].join('; ')
  return {
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(config.publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  }
}
