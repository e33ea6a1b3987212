import fc from 'fast-check'

// Reports hold messages only: the message of a failed property says what failed, not only with which values.
fc.configureGlobal({ includeErrorInReport: true })
