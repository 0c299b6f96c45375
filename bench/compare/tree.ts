/**
 * The trees that are compared: a commit's sources in a folder of their own, or the working tree.
 *
 * Only `src`, the tables beside it and package.json are taken out; packages are those of this tree.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync, cpSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { projectRoot } from '../data.ts'
import type { SwitchedOff } from './switch-off.ts'
import { readSwitches, switchOff } from './switch-off.ts'

export type Tree = { name: string; root: string; remove: () => void }

/** `HEAD`, `.` for the working tree, `f76846f~checks=nameDoubts`: a commit and what is switched off. */
export function openTree(name: string): Tree {
  const [commit = '', ...switches] = name.split(/~(?=(?:tables|checks|steps)=)/u)
  const off = readSwitches(switches)
  if (commit === '.' && off.length === 0) return { name, root: projectRoot, remove: () => {} }
  return openCopy(name, commit, off)
}

/** A copy that may be written to. */
function openCopy(name: string, commit: string, off: readonly SwitchedOff[]): Tree {
  const root = mkdtempSync(path.join(tmpdir(), 'lapel-compare-'))
  const remove = () => {
    rmSync(root, { recursive: true, force: true })
  }
  try {
    for (const part of parts) {
      if (commit === '.') copyPart(root, part)
      else extractPart(root, commit, part)
    }
    symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'))
    for (const one of off) switchOff(root, one)
  } catch (error) {
    remove()
    throw error
  }
  return { name, root, remove }
}

const parts = ['src', 'tables', 'package.json'] as const

function copyPart(root: string, part: string): void {
  const from = path.join(projectRoot, part)
  if (existsSync(from)) cpSync(from, path.join(root, part), { recursive: true })
}

function extractPart(root: string, commit: string, part: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: projectRoot, maxBuffer: 2 ** 30 })
  const isThere = git('ls-tree', '--name-only', commit, part).toString().trim() === part
  if (!isThere) return
  execFileSync('tar', ['-x', '-C', root], { input: git('archive', commit, part) })
}
