/** What becomes of a page at its time. */
export type ScheduledAction = 'publish' | 'unpublish'

/** What is scheduled for a page, as staff see it. */
export interface PageSchedule {
  action: ScheduledAction
  /** The moment, as ISO has it. */
  at: string
  /** The time zone in which it was chosen. */
  timezone: string
  /** Who scheduled it. */
  by: string
  /** Why it was refused when its time came; `null`: it waits for its time. */
  problem: string | null
}

/** A link to the draft of a page, without its secret. */
export interface PreviewLink {
  id: string
  createdAt: string
  expiresAt: string
  /** Who made it. */
  by: string
}
