/**
 * A shell of a few lines that outlives us by a moment.
 *
 * A program killed by SIGKILL cannot stop its database, and a database left running would keep
 * the data folder from the next start. The guardian holds one end of a pipe: when the pipe closes
 * without the word "done", the program is gone, and the guardian stops the server and removes the
 * socket's folder.
 */
import { spawn } from 'node:child_process'

import type { DatabaseUser } from './user.ts'
import { idsOf } from './user.ts'

/** An orphan that nobody reaps still takes signals: its lock file tells when it has ended. */
const script = `
read -r word
[ "$word" = done ] && exit 0
read -r pid rest < "$2/postmaster.pid"
if [ "$pid" = "$1" ]; then
  kill -INT "$1"
  tries=0
  while [ -e "$2/postmaster.pid" ] && [ $tries -lt 200 ]; do sleep 0.05; tries=$((tries + 1)); done
  [ -e "$2/postmaster.pid" ] && kill -QUIT "$1"
fi
rm -f "$3"/.s.PGSQL.*
rmdir "$3"
`

export type Guardian = {
  /** The server has ended: nothing is left to guard. */
  dismiss(): void
}

/** Watches over the server `postmaster` of `cluster`, whose socket lies in `socketFolder`. */
export function postGuardian(
  postmaster: number,
  cluster: string,
  socketFolder: string,
  user: DatabaseUser | null,
): Guardian {
  const shell = spawn(
    '/bin/sh',
    ['-c', script, 'lapel-guardian', String(postmaster), cluster, socketFolder],
    {
      ...idsOf(user),
      cwd: '/',
      env: { PATH: '/usr/bin:/bin' },
      // Its own session: Ctrl-C in a terminal reaches us, who stop the server in order.
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  )
  shell.unref()
  // A guardian that was itself killed guards no more; the next start finds the orphan instead.
  shell.on('error', () => {})
  shell.stdin.on('error', () => {})
  return { dismiss: () => shell.stdin.end('done\n') }
}
