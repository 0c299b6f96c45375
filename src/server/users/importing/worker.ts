/** The program of the thread in which a large document is read. */
import { doTasks } from '../../work/do-tasks.ts'
import type { threadTasks } from './thread-tasks.ts'

/** Loaded when it is asked for the first time: by then the thread gives way to everybody else. */
const load = async (name: keyof typeof threadTasks) =>
  (await import('./thread-tasks.ts')).threadTasks[name]

// `open-document.ts` asks by no other name.
doTasks((name) => load(name as keyof typeof threadTasks))
