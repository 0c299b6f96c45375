/** The program of the threads that read texts. */
import { doTasks } from './do-tasks.ts'
import { loadTask } from './tasks.ts'

doTasks(loadTask)
