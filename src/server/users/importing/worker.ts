/** The program of the thread in which a large document is read. */
import { doTasks } from '../../work/do-tasks.ts'
import { threadTasks } from './thread-tasks.ts'

// `open-document.ts` asks by no other name.
doTasks((name) => Promise.resolve(threadTasks[name as keyof typeof threadTasks]))
