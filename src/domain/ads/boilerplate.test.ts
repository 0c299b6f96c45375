import { describe, expect, it } from 'vitest'

import { isBoilerplate } from './boilerplate.ts'
import { cleanJobText, readJob } from './requirements.ts'

const page = `---
# This is the position title. Please format it in quotes!
#🔻🔻🔻🔻🔻
title: "Data Engineer"
# Use either perm or term. This will be used to fill in the appointment type.
appointment type: perm
gs: 15
---

{% comment %}
Delete the line below if you do not want the alert. Knowledge of Kubernetes.
{% endcomment %}

## Requirements
- Experience with Python and SQL
- GS-15 Step 1 - $150,000
- We are an equal opportunity employer and welcome all applicants regardless of race.

## What you will do
- Run the census every ten years

## Benefits
- 30 days of holiday
`

describe('what an ad says beside what it asks for', () => {
  const job = readJob(cleanJobText(page))

  it('reads nothing from the notes and settings of the page', () => {
    expect(job.title?.text).toBe('Data Engineer')
    expect(job.skills.map((skill) => skill.label).toSorted()).toEqual(['Python', 'SQL'])
    expect(job.keywords.map((keyword) => keyword.text)).toEqual([])
  })

  it('keeps places true where notes with signs of two units stand before them', () => {
    for (const found of [...job.skills, ...job.duties, ...job.benefits])
      expect(job.text.slice(found.start, found.end)).toBe(found.text)
  })

  it('gives the lines of the work and of what is offered', () => {
    expect(job.duties.map((line) => line.text)).toEqual(['Run the census every ten years'])
    expect(job.benefits.map((line) => line.text)).toEqual(['30 days of holiday'])
  })

  it.each([
    'We do not discriminate on the basis of age.',
    'Wir freuen uns auf deine Bewerbung!',
    'Pour postuler, envoyez votre CV.',
    'Igualdad de oportunidades para todas las personas.',
    'Candidata-te já!',
    'Stuur je cv en motivatie.',
  ])('takes "%s" for no requirement', (line) => {
    expect(isBoilerplate(line)).toBe(true)
  })

  it.each([
    'Experience with payroll',
    'Sehr gute Kenntnisse in SAP',
    'Permis B',
    'Kennis van Excel',
  ])('leaves "%s" a requirement', (line) => {
    expect(isBoilerplate(line)).toBe(false)
  })
})

describe('what is said to others or of the post', () => {
  it.each([
    'Quereinsteiger ohne Führerschein: bitte auf die Ausbildung bewerben, nicht hier!',
    'Stockport (hybrid) | permanent | £31–34k + bonus up to 6%',
  ])('asks for nothing: %s', (line) => {
    expect(isBoilerplate(line)).toBe(true)
  })

  it('does not take a demand before it along', () => {
    expect(isBoilerplate('3 Jahre Praxis. Wer weniger hat: bitte später bewerben')).toBe(false)
  })
})
