/**
 * Sources that speak in web pages: the cards of a list, found by a class, and the post of a job's own
 * page, as its data for machines gives it.
 */
import { itemPostings } from '#domain/pages/item-data.ts'
import { readLooseJson } from '#domain/pages/loose-json.ts'
import type { Element } from '#domain/pages/page.ts'
import { elementsOf, hasClass, lineOf, readPage } from '#domain/pages/page.ts'
import { postingsIn, toFoundJob } from '#domain/pages/posting-data.ts'
import type { FoundJob } from '#domain/posts/normalised.ts'

/** What a card of a list says, by what its parts are called. */
export interface Card {
  /** Of the card's own element. */
  attributes: Readonly<Record<string, string>>
  /** Where its first link of this form leads, from the page's address. */
  link(form: RegExp): string
  /** The texts of its elements of this class or id, each once. */
  texts(called: RegExp): string[]
  /** The text of its first element of this name. */
  named(name: string): string
}

/** Null where it is no page. A page without a card may be one of a board without jobs. */
export function readCards(answer: string, address: string, ofClass: RegExp): Card[] | null {
  if (!/<(?:!doctype|html|body|ul|div|li|table)\b/i.test(answer)) return null
  return [...elementsOf(readPage(answer).root)]
    .filter((element) => hasClass(element, ofClass))
    .map((element) => cardOf(element, address))
}

function cardOf(card: Element, address: string): Card {
  const within = [...elementsOf(card)]
  return {
    attributes: card.attributes,
    link(form) {
      const hrefs = within.map(
        ({ attributes }) => attributes['href'] ?? attributes['data-url'] ?? '',
      )
      const href = hrefs.find((one) => form.test(one)) ?? ''
      return href !== '' && URL.canParse(href, address) ? new URL(href, address).href : ''
    },
    texts: (called) => [...new Set(within.filter((one) => isCalled(one, called)).map(lineOf))],
    named(name) {
      const element = within.find((one) => one.name === name)
      return element === undefined ? '' : lineOf(element)
    },
  }
}

const isCalled = (element: Element, form: RegExp): boolean =>
  hasClass(element, form) || form.test(element.attributes['id'] ?? '')

/** The job of a list with the post of its page; null where the page gives none. */
export function postOfPage(answer: string, job: FoundJob): FoundJob | null {
  const page = readPage(answer)
  const [posting] = [
    ...page.data.flatMap((text) => postingsIn(readLooseJson(text))),
    ...itemPostings(page.root),
  ]
  if (posting === undefined) return null
  const post = toFoundJob(posting, job.link ?? '')
  if (post.body.trim() === '') return null
  return {
    ...post,
    sourceJobId: job.sourceJobId,
    title: job.title,
    company: post.company || job.company,
    locations: post.locations.length > 0 ? post.locations : job.locations,
    link: job.link,
    listedAt: post.listedAt ?? job.listedAt,
    typeWords: [...job.typeWords, ...post.typeWords],
    workWords: [...job.workWords, ...post.workWords],
    isRemote: post.isRemote ?? job.isRemote,
    language: post.language ?? job.language,
  }
}

/** A page is asked for as a page. */
export const pageTypes = ['text/html', 'application/xhtml+xml'] as const
