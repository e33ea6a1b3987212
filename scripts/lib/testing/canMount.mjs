import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Whether file systems in memory can be mounted, to simulate full disks. Only root may do so, and not in every
 * container.
 */
export function canMount() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const dir = mkdtempSync(path.join(tmpdir(), 'voix-mount-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', dir], { stdio: 'ignore' })
    execFileSync('umount', [dir])
    return true
  } catch {
    return false
  } finally {
    rmSync(dir, { recursive: true })
  }
}
