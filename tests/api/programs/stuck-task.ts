/** A thread for tests: it meets a pattern that takes longer than anybody lives. */
import { doTasks } from '#server/work/do-tasks.ts'

doTasks(async () => () => /^(?:a+)+$/.test(`${'a'.repeat(60)}!`))
