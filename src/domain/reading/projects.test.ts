import { describe, expect, it } from 'vitest'

import { printedPage } from '../../../tests/fixtures/printed-page.ts'
import { readResume } from './read-resume.ts'

const projects = (...lines: string[]) =>
  readResume(
    printedPage([
      { text: 'Ada Reed', x: 50, y: 50, size: 20 },
      { text: 'ada@reed.example', x: 50, y: 70 },
      { text: 'Projects', x: 50, y: 100, size: 14, bold: true },
      { text: 'FlashInfer', x: 50, y: 120, bold: true },
      { text: 'Jan 2023', x: 450, y: 120 },
      ...lines.map((text, i) => ({ text, x: 50, y: 134 + 14 * i })),
    ]),
  ).resume.projects

describe('a project', () => {
  it('keeps its bullets as points, below what it is for', () => {
    expect(
      projects(
        'Library for kernels of large models',
        '• Doubled the speed of attention on old cards',
        '• Adopted by three laboratories',
      ),
    ).toMatchObject([
      {
        name: 'FlashInfer',
        purpose: 'Library for kernels of large models',
        description: [
          'Doubled the speed of attention on old cards',
          'Adopted by three laboratories',
        ],
      },
    ])
  })

  it('is for what its only bullet says', () => {
    expect(projects('• Doubled the speed of attention on old cards')).toMatchObject([
      { purpose: 'Doubled the speed of attention on old cards', description: [] },
    ])
  })
})
