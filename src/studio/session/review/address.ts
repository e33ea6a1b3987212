/** The review parameters of an address: `?review` opens review mode, `?annotation=<uuid>` opens a thread. */
interface ReviewAddress {
  isReview: boolean
  thread: string | null
}

export function reviewAddress(search = window.location.search): ReviewAddress {
  const query = new URLSearchParams(search)
  const thread = query.get('annotation')
  return { isReview: thread !== null || query.has('review'), thread }
}

/** Who works on the page again is no longer at the address of a review. */
export function leaveReviewAddress(): void {
  const address = new URL(window.location.href)
  if (!reviewAddress(address.search).isReview) return
  address.searchParams.delete('review')
  address.searchParams.delete('annotation')
  window.history.replaceState(window.history.state, '', address)
}
