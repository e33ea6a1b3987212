/** What Payload's dialog begins a link with, and leaves when it is closed: no address yet. */
export const UNWRITTEN = 'https://'
