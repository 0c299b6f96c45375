/** The program of the threads that read texts. */
import { doTasks } from './do-tasks.ts'
import type { TaskName } from './tasks.ts'
import { loadTask } from './tasks.ts'

// `RunTask` lets nobody ask by another name.
doTasks((name) => loadTask(name as TaskName))
