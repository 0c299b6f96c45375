import { cleanJobText } from '#domain/jobs/clean-text.ts'
import { readJob } from '#domain/ads/requirements.ts'
import { blankContent, blankWorkItem } from '#domain/resume/blank.ts'

import { describeEngine } from '../engine.suite.ts'
import { createBuiltInEngine } from './engine.ts'

describeEngine(createBuiltInEngine(), async () => ({
  resume: {
    ...blankContent(),
    summary: 'Eight years of experience in regional bakeries.',
    work_experience: [
      {
        ...blankWorkItem,
        role: 'Baker',
        company: 'Mill Lane Bakery',
        from_date: '2015',
        to_date: '2023',
        description: ['Cleaned ovens', 'Stock control', 'Trained apprentices in sourdough'],
      },
    ],
    skill_categories: [{ name: 'Baking', skills: ['Decoration', 'Sourdough'] }],
  },
  job: readJob(
    cleanJobText('Head Baker\nRequirements\n- Train apprentices in sourdough\n- Stock control'),
  ),
}))
