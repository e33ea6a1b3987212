import fc from 'fast-check'

// Reports contain only messages: includes the error of a failed property, not only its values.
fc.configureGlobal({ includeErrorInReport: true })
