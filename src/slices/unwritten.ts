/** The initial address in Payload's link dialog, which stays if the dialog is closed. It counts as no address. */
export const UNWRITTEN = 'https://'
