import { Cog } from 'lucide-react'
import type { Version } from '../../model/versions'
import styles from './history.module.css'

/** Somebody's initials on a colour of their own; a cog for the system. Says nothing that the name beside it does not. */
export function Avatar({ author }: Pick<Version, 'author'>) {
  const isSystem = author !== null && author.id === null
  return (
    <span aria-hidden className={styles.avatar} data-hue={author ? hueOf(author.id ?? author.name) : undefined}>
      {isSystem ? <Cog size={15} /> : initialsOf(author?.name ?? '?')}
    </span>
  )
}

/** `Ana María Gil` -> `AG`, `editor@example.com` -> `E`. */
function initialsOf(name: string): string {
  const words =
    name
      .split('@')[0]
      ?.split(/[\s._-]+/)
      .filter(Boolean) ?? []
  const [first = '?', ...others] = words
  return `${first.charAt(0)}${others.at(-1)?.charAt(0) ?? ''}`.toUpperCase()
}

const HUES = 8

function hueOf(text: string): number {
  let sum = 0
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return sum % HUES
}
