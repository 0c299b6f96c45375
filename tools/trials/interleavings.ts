/**
 * Plays a story of several tabs with the editor's own drafts against a server that refuses old
 * versions, and holds what comes of it against two promises. Where every tab changes its own texts,
 * all of them are there in the end, once, and nobody is asked. Where they change the same ones,
 * whatever a tab has written is in the resume, in a clash, or in the history.
 */
import * as fc from 'fast-check'

import { blankContent, blankItem } from '#domain/resume/blank.ts'
import { valueAt } from '#domain/resume/pointer.ts'
import type { Resume } from '#domain/resume/resume.ts'
import type { Draft, SaveBody, SendOutcome } from '#web/screens/resume/draft.ts'
import { createDraft } from '#web/screens/resume/draft.ts'
import { sameEditable } from '#web/screens/resume/same-editable.ts'

import { resumeWith } from '../../tests/fixtures/resume-with.ts'
import type { Trial } from './fuzz.ts'
import type { Step, Story } from './interleaving-stories.ts'
import { moveOf, stories, textPaths } from './interleaving-stories.ts'

export async function playStories(count: number, seed: number): Promise<string | null> {
  const details = await fc.check(
    fc.asyncProperty(stories, async (story) => {
      const fault = await play(story)
      if (fault !== null) throw new Error(fault)
    }),
    { numRuns: count, seed },
  )
  if (!details.failed) return null
  return `${String(details.errorInstance)}\n${await fc.asyncDefaultReportMessage(details)}`
}

export const interleavingsTrial: Trial = {
  says: 'Plays a story of two or three tabs',
  usual: 10_000,
  async run(count) {
    const fault = await playStories(count, Date.now() % 1_000_000)
    if (fault !== null) console.log(fault)
    return fault === null
  },
}

const start = resumeWith({
  contact_info: { ...blankContent().contact_info, name: 'tab0 Ana' },
  media: { ...blankContent().media, website: 'tab1 example.org' },
  summary: 'tab2 Baker of rye.',
  work_experience: [
    {
      ...blankItem('work_experience'),
      role: 'tab0 Baker',
      company: 'tab1 Mill',
      description: ['tab0 Baked the bread', 'tab1 Ran the shop', 'tab2 Trained apprentices'],
    },
    {
      ...blankItem('work_experience'),
      role: 'tab1 Clerk',
      company: 'tab2 Bank',
      description: ['tab2 Kept the books', 'tab0 Counted'],
    },
  ],
  skill_categories: [{ name: 'Tools', skills: ['tab0 Oven', 'tab1 Excel', 'tab2 Scale'] }],
})

type Tab = {
  draft: Draft
  /** A save under way: on its way to the server, then on its way back. */
  sent: {
    body: SaveBody
    outcome: SendOutcome | null
    answer: (outcome: SendOutcome) => void
  } | null
  /** Its own texts, as it last left them. */
  own: string[]
  /** Words it sent without ever hearing whether they arrived: it may take them out again. */
  unanswered: Set<string>
}

/** What went wrong; null where nothing did. */
async function play(story: Story): Promise<string | null> {
  const server = { stored: start, kept: [{ writer: '', state: start }] }
  const tabs = Array.from({ length: story.tabs }, (_, i) => openTab(i))
  let words = 0
  for (const step of story.steps) {
    const tab = tabs[step.tab % tabs.length]
    if (!tab) continue
    words += 1
    const fault = await take({ ...step, tab: tabs.indexOf(tab) }, tab, words)
    if (fault !== null) return fault
  }
  return finish()

  function openTab(i: number): Tab {
    const tab: Tab = {
      draft: createDraft(start, {
        send: (body) =>
          new Promise((answer) => {
            tab.sent = { body, outcome: null, answer }
          }),
        earlier: async (version) =>
          server.kept.find(({ state }) => state.version === version)?.state ?? null,
        now: () => 0,
        writer: `tab${i}`,
      }),
      sent: null,
      own: ownTexts(start, i),
      unanswered: new Set(),
    }
    return tab
  }

  async function take(step: Step, tab: Tab, word: number): Promise<string | null> {
    const { draft, sent } = tab
    if (step.kind === 'edit' || step.kind === 'undo') {
      if (step.kind === 'undo') draft.undo()
      if (step.kind === 'edit') {
        const move = moveOf(draft.state().resume, step, `w${word}`, story.disjoint)
        if (move) draft.apply(move)
      }
      tab.own = ownTexts(draft.state().resume, step.tab)
    } else if (step.kind === 'save') {
      if (!sent) void draft.save()
    } else if (step.kind === 'arrive') {
      if (sent && sent.outcome === null) arrive(sent)
    } else if (step.kind === 'hear') {
      return sent ? null : merging(tab, server.stored, () => draft.hear(server.stored))
    } else if (sent) {
      const lost = step.kind === 'lose'
      if (!lost && sent.outcome === null) arrive(sent)
      tab.sent = null
      if (lost) for (const word of wordsIn(sent.body)) tab.unanswered.add(word)
      const outcome = lost ? { kind: 'failed' as const, error: null } : sent.outcome
      if (outcome) {
        const theirs = outcome.kind === 'conflict' ? outcome.theirs : null
        return merging(tab, theirs, () => sent.answer(outcome))
      }
    }
    await settled()
    return null
  }

  function arrive(sent: NonNullable<Tab['sent']>): void {
    const { version, autosave = '', ...body } = sent.body
    if (version !== server.stored.version) {
      sent.outcome = { kind: 'conflict', theirs: server.stored }
      return
    }
    const state = { ...server.stored, ...body, version: version + 1 }
    server.stored = state
    // The history at its most forgetful: a run of one tab is always one state.
    if (server.kept.at(-1)?.writer === autosave) server.kept.pop()
    server.kept.push({ writer: autosave, state })
    sent.outcome = { kind: 'saved', resume: state }
  }

  /** Something of the server's comes in: no word that is new on either side may go. */
  async function merging(
    { draft, unanswered }: Tab,
    incoming: Resume | null,
    come: () => unknown,
  ): Promise<string | null> {
    const known = new Set([...wordsIn(draft.basis()), ...unanswered])
    const fresh = [...wordsIn(draft.state().resume), ...wordsIn(incoming)]
    const asked = draft.state().clashes.at(-1)?.id ?? 0
    void come()
    await settled()
    const { resume, clashes } = draft.state()
    const there = new Set([...wordsIn(resume), ...wordsIn(clashes)])
    const lost = fresh.find((word) => !known.has(word) && !there.has(word))
    if (lost !== undefined) return `lost ${lost}`
    const kept = new Set(wordsIn(server.kept))
    // Later the other tab may fold its own text away; then only the clash has it.
    const found = clashes.filter(({ id }) => id > asked)
    const theirs = found.flatMap((clash) => wordsIn(clash.theirs))
    const nowhere = theirs.find((word) => !kept.has(word))
    return nowhere === undefined ? null : `${nowhere} of a clash is not in the history`
  }

  /** Everything is sent, answered and heard of. */
  async function finish(): Promise<string | null> {
    for (let round = 0; round < 12; round += 1) {
      for (const [i, tab] of tabs.entries()) {
        for (const kind of ['save', 'arrive', 'answer', 'arrive', 'answer', 'hear'] as const) {
          const fault = await take({ kind, tab: i }, tab, 0)
          if (fault !== null) return fault
        }
      }
    }
    for (const [i, { draft, sent, own }] of tabs.entries()) {
      const { resume, clashes, status } = draft.state()
      if (sent || draft.hasUnsaved()) return `tab ${i} is not at rest: ${status.kind}`
      if (!sameEditable(resume, server.stored)) return `tab ${i} shows another resume`
      if (!story.disjoint) continue
      if (clashes.length > 0) return `tab ${i} was asked about ${JSON.stringify(clashes)}`
      const there = ownTexts(server.stored, i)
      if (there.join('\n') !== own.join('\n')) {
        return `tab ${i} wrote\n${own.join('\n')}\nbut there is\n${there.join('\n')}`
      }
    }
    return null
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

function ownTexts(resume: Resume, tab: number): string[] {
  return textPaths(resume)
    .map((path) => String(valueAt(resume, path)))
    .filter((text) => text.includes(`tab${tab} `))
    .toSorted()
}

/** The words that the stories write. */
const wordsIn = (value: unknown): string[] => JSON.stringify(value).match(/\bw\d+\b/g) ?? []
