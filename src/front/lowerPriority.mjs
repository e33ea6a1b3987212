import { setPriority } from 'node:os'

/**
 * Lowers the priority of a process.
 * @param {number | undefined} pid
 * @param {number} priority one of Node's `constants.priority`
 */
export function lowerPriority(pid, priority) {
  if (pid === undefined) return
  try {
    setPriority(pid, priority)
  } catch {
    // The process has ended, or the system does not allow it.
  }
}
