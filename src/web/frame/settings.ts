/** What the server says of itself in every page: `<meta name="lapel-settings">`, JSON. */
import type { z } from 'zod'

import type { publicSettings } from '#contract/product.ts'

import { paths } from '../paths.ts'

export type PublicSettings = z.infer<typeof publicSettings>

/** What holds where the page was not served by our server. */
const unknownServer: PublicSettings = {
  provider_name: 'Google',
  local_sign_in: false,
  feedback_url: null,
  contact_email: null,
  analytics_script_url: null,
  payments: false,
  mail: false,
  has_model: false,
}

export function readSettings(): PublicSettings {
  const content = document.querySelector<HTMLMetaElement>('meta[name="lapel-settings"]')?.content
  if (!content) return unknownServer
  try {
    // Written by our own server from the same schema.
    return { ...unknownServer, ...(JSON.parse(content) as Partial<PublicSettings>) }
  } catch {
    return unknownServer
  }
}

/** The form that the operator names, else mail to them; without either the page that says whom to write to. */
export function feedbackAddress(settings: PublicSettings): string {
  const { feedback_url, contact_email } = settings
  const mail = contact_email === null ? null : `mailto:${contact_email}`
  return feedback_url ?? mail ?? `${paths.learn}#feedback`
}

export function contactAddress(settings: PublicSettings): string {
  const { hostname } = location
  // Mail goes to names; a bare address is this machine or one without a name.
  const host = /^[\d.]+$|^\[/.test(hostname) ? 'localhost' : hostname
  return `mailto:${settings.contact_email ?? `contact@${host}`}`
}
