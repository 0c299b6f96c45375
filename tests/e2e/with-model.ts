/** For tests of the product with a language model that behaves as they say. */
import { test as base } from './product.ts'

export const test = base.extend({
  baseURL: async ({ productWithModel }, use) => use(productWithModel.url),
})

export { expect } from '@playwright/test'
