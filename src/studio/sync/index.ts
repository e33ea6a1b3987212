export { channelName, PLAIN_KINDS } from './message'
export type { PreviewRequest, StudioNotice } from './message'
