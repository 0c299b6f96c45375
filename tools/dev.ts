/** `npm run dev`: the server and the web app, each reloading on change, until one of them ends. */
import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const bin = path.join(root, 'node_modules/.bin')
const webPort = 5173

const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://127.0.0.1:${webPort}` },
  }),
  spawn(path.join(bin, 'vite'), ['--config', 'src/web/vite.config.ts', '--port', String(webPort)], {
    cwd: root,
    stdio: 'inherit',
  }),
]

const stop = () => children.forEach((child) => child.kill('SIGTERM'))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
children.forEach((child) => child.once('exit', stop))
