/**
 * Tells systemd that the server is alive, where its unit has `WatchdogSec`: as often as systemd asks
 * for, and only while it is. A server that stays blocked is then restarted. Node has no sockets of the
 * kind that systemd listens on, so its own command says it.
 */
import { execFile } from 'node:child_process'

/** Gives how to stop. */
export function notifySystemd(isAlive: () => boolean, env: NodeJS.ProcessEnv): () => void {
  const { NOTIFY_SOCKET: socket = '', WATCHDOG_USEC: period = '' } = env
  const periodMs = Number(period) / 1_000
  if (socket === '' || !(periodMs > 0)) return () => {}
  const tell = () => {
    // Where it fails systemd finds out by itself, and says so in its journal.
    if (isAlive()) execFile('systemd-notify', ['WATCHDOG=1'], { env }, () => {})
  }
  tell()
  const timer = setInterval(tell, periodMs / 3)
  return () => clearInterval(timer)
}
