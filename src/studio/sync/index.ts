export { channelName, PLAIN_KINDS } from './message'
export type { PreviewRequest, StudioAnswer, StudioNotice } from './message'
