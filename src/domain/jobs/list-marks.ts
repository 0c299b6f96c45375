/** The marks that items of a list begin with: bullets, numbers, letters, arrows, ticks. */
export const marker =
  /^\s*(?:(?:[-*•·●▪◦‣–—+>✓✔✗✘➢➤►▶▸▹→⇒➔➜➝➞➡»›❯❖◆◇✦✧■□▫◾◼◻★☆⭐🔹🔸🔷🔶👉✅☑✴∙⁃¤◉○⚫⚪🟢🟡🔵🟠🟣-]\uFE0F?|\(?\d{1,2}[.)]|[a-z][.)]|o(?=\s+\p{Lu}))\s+)+/u

/** Whether the line that begins at `at` is an item of a list. */
export const startsWithMark = (text: string, at: number): boolean =>
  marker.test(text.slice(at, at + 12))
