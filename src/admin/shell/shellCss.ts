/**
 * Payload's own screens in the studio's look: its accent on what is pressed first, its outline around what has the focus, headings of
 * groups and of lists, and what stands below fields, that can be read (Payload's are too pale for WCAG AA).
 */
export const shellCss = `
.btn--style-primary{--bg-color:var(--voix-accent);--color:var(--voix-on-accent);--hover-bg:color-mix(in srgb,var(--voix-accent) 88%,var(--theme-text));--hover-color:var(--voix-on-accent)}
.btn:focus-visible,.nav-group__toggle:focus-visible,.step-nav a:focus-visible{outline:2px solid var(--voix-focus);outline-offset:2px}
.nav-group__toggle{color:var(--theme-elevation-650)}
.table thead .field-label,.field-description,.upload__dropzoneContent__orText,.upload__dragAndDropText{color:var(--theme-elevation-700)}
.nav-group__label{font-size:11px;font-weight:600;letter-spacing:.04em;text-transform:uppercase}
.checkbox-input__input:has(input:checked){border-color:var(--voix-accent)}
.doc-tab--active,.tabs-field__tab-button--active{box-shadow:inset 0 -2px 0 var(--voix-accent)}
.table a,.row-1 .default-cell__first-cell{text-decoration-color:var(--voix-accent-text)}
`
