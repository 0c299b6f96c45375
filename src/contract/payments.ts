/** Buying credits: what the checkout takes and gives, and what the provider's messages are answered. */
import { packIds } from '#domain/account/credits.ts'
import { z } from 'zod'

export const checkoutBody = z.object({ pack: z.enum(packIds) })

/** The provider's own page, where the person pays. */
export const checkoutAnswer = z.object({ url: z.url() })

export const webhookAnswer = z.object({ received: z.literal(true) })
