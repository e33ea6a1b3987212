import { setPriority } from 'node:os'

/** @param {number | undefined} pid @param {number} priority one of Node's `constants.priority` */
export function lowerPriority(pid, priority) {
  if (pid === undefined) return
  try {
    setPriority(pid, priority)
  } catch {
    // It has ended, or the system allows it not.
  }
}
