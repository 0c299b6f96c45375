/** The posts of the import's bench: the bundled samples with other employers, places and lines. */
import type { FoundJob } from '#domain/posts/normalised.ts'
import { jobText } from '#domain/jobs/job-text.ts'
import { readSamples } from '#server/job-import/sources/samples.ts'

const postCount = 20_000

export async function variedPosts(): Promise<FoundJob[]> {
  const samples = await readSamples()
  return Array.from({ length: postCount }, (_, i) => {
    const { detail, language } = samples[i % samples.length] ?? samples[0] ?? missing()
    const other = samples[(i * 7 + 3) % samples.length] ?? missing()
    const body = `${jobText(detail)}\n\n${other.detail.company_description}\nRef. ${i}`
    return {
      sourceJobId: String(i),
      title: detail.job_title,
      company: `${other.detail.company_name} ${i % 997}`,
      locations: [other.detail.job_location],
      body: body
        .split('\n')
        .map((line) => (line.startsWith('- ') ? `<li>${line.slice(2)}</li>` : `<p>${line}</p>`))
        .join('\n'),
      isWhole: true,
      link: `https://bench.example/jobs/${i}`,
      listedAt: '2026-11-01',
      validThrough: null,
      typeWords: [],
      levelWords: [],
      workWords: [],
      isRemote: null,
      salary: null,
      language,
    }
  })
}

function missing(): never {
  throw new Error('there are no samples')
}
