import type { Setup } from './rooms'

const NAMES: Record<Setup, string> = {
  theatre: 'Theatre',
  classroom: 'Classroom',
  banquet: 'Banquet',
  boardroom: 'Boardroom',
  reception: 'Reception',
  uShape: 'U-shape',
}

/** Returns the name of a set-up in the page's language. */
export function setupName(setup: Setup, labels: Readonly<Record<string, string>>): string {
  return labels[`meetings.${setup}`] ?? NAMES[setup]
}
