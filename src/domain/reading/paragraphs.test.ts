import { describe, expect, it } from 'vitest'

import { joinTexts } from './paragraphs.ts'

describe('joinTexts', () => {
  it.each([
    [['training data require-', 'ments by 60%'], 'training data requirements by 60%'],
    [['a full-stack e-', 'commerce platform'], 'a full-stack e-commerce platform'],
    [['cutting-', 'edge tools'], 'cutting-edge tools'],
    [['Forschungs- ', 'und Lehrtätigkeit'], 'Forschungs- und Lehrtätigkeit'],
    [['Infra\u00AD', 'struktur'], 'Infrastruktur'],
    [['one line', 'and the next'], 'one line and the next'],
    [['cells\tapart'], 'cells apart'],
  ])('joins %j', (texts, joined) => {
    expect(joinTexts(texts)).toBe(joined)
  })
})
