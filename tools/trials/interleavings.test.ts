import { expect, it } from 'vitest'

import { playStories } from './interleavings.ts'

it('loses nothing in 300 stories of two or three tabs', async () => {
  expect(await playStories(300, 4)).toBeNull()
})
