import { CheckIcon } from './icons'

export interface TickListProps {
  items: { id: string; title: string; note?: string }[]
  className?: string
}

/** A list of benefits, each with a tick. */
export function TickList({ items, className = 'flex flex-col gap-3' }: TickListProps) {
  return (
    <ul className={className}>
      {items.map(({ id, title, note }) => (
        <li key={id} className="flex items-start gap-3">
          <span className="mt-1 text-accent-ink">
            <CheckIcon />
          </span>
          <span className="min-w-0">
            <span className={note ? 'font-semibold' : undefined}>{title}</span>
            {note ? <span className="block text-muted">{note}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
