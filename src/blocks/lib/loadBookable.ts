import type { LoadArgs } from 'voix/slices'
import type { BookableResort } from '../../booking/booking'
import { findBookable } from '../../booking/findBookable'

/** Loads the resorts that a booking widget offers. */
export async function loadBookable({ req, addTag }: LoadArgs): Promise<BookableResort[]> {
  addTag('resorts')
  return findBookable(req)
}
