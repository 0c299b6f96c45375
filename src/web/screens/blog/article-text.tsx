/** An article as it is read, ending with a call to action. */
import type { ReactNode } from 'react'

import { drawPiece } from '../../i18n/draw-piece.tsx'
import { T } from '../../i18n/t.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { contentsOf, pieceOf, type Article } from './article.ts'

export function ArticleText({
  name,
  article,
  above,
  call,
}: {
  /** The file's name, by which the page's script finds other languages. */
  name: string
  article: Article
  above?: ReactNode
  call: { path: string; k: 'blog.callToAction' | 'learn.button' }
}) {
  const contents = contentsOf(article)
  return (
    <article data-article={name} className="mx-auto max-w-prose px-4 pt-14 pb-24 sm:px-8 md:pt-20">
      {above}
      <h1 data-article-part="title" className="text-display font-semibold">
        {article.title}
      </h1>
      <p data-article-part="lead" className="mt-6 text-title text-ink-soft">
        {article.lead}
      </p>
      {contents.length > 0 && (
        <nav
          data-t-label="learn.contents"
          aria-label="On this page"
          className="mt-10 rounded-lg border border-line bg-surface p-5 text-small shadow-low"
        >
          <ul
            data-article-part="contents"
            className="gap-x-8 space-y-2 sm:columns-2 [&_a]:rounded-sm [&_a]:underline-offset-4 pointer-coarse:space-y-0 pointer-coarse:[&_a]:flex pointer-coarse:[&_a]:min-h-11 pointer-coarse:[&_a]:items-center [&_a]:hover:underline"
          >
            {contents.map(drawPiece)}
          </ul>
        </nav>
      )}
      <div data-article-part="blocks" className="prose mt-10">
        {article.blocks.map((block, n) => drawPiece(pieceOf(block), n))}
      </div>
      <aside className="mt-16 rounded-lg border border-line bg-surface p-7 text-center shadow-low">
        <p data-article-part="ending" className="mx-auto mb-5 max-w-md">
          {article.ending}
        </p>
        <a
          href={call.path}
          className={`${buttonClass('primary', 'large')} h-auto! min-h-11 max-w-full py-2 whitespace-normal!`}
        >
          <T k={call.k} />
        </a>
      </aside>
    </article>
  )
}
