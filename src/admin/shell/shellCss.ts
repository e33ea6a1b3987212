/**
 * Styles Payload's screens like the studio: accent, focus outline, rich text, empty lists, loading and "not found".
 * Headings and descriptions of fields are darker, since Payload's are too pale for WCAG AA. Below 1,441 px Payload
 * closes the navigation by a script, which moves the page under the pointer. These styles put the page in its final
 * position from the server's HTML on.
 */
export const shellCss = `
.btn--style-primary:not(.btn--disabled){--bg-color:var(--voix-accent);--color:var(--voix-on-accent);--hover-bg:color-mix(in srgb,var(--voix-accent) 88%,var(--theme-text));--hover-color:var(--voix-on-accent)}
.btn:focus-visible,.nav-group__toggle:focus-visible,.step-nav a:focus-visible{outline:2px solid var(--voix-focus);outline-offset:2px}
.nav-group__toggle{color:var(--theme-elevation-650)}
.table thead .field-label,.field-description,.upload__dropzoneContent__orText,.upload__dragAndDropText,.file-field__dragAndDropText,.upload-relationship-details__meta,.LexicalEditorTheme__placeholder{color:var(--theme-elevation-700)}
.array-field__add-row.btn:not(:hover,:disabled),.blocks-field__drawer-toggler .btn:not(:hover,:disabled){--btn-color:var(--theme-elevation-700)}
.react-select.rs--is-disabled .rs__control{color:var(--theme-elevation-700)}
.nav-group__label{font-size:11px;font-weight:600;letter-spacing:.04em;text-transform:uppercase}
.checkbox-input__input:has(input:checked){border-color:var(--voix-accent)}
.doc-tab--active,.tabs-field__tab-button--active{box-shadow:inset 0 -2px 0 var(--voix-accent)}
.no-results{align-items:center;padding:48px 20px;border:1px dashed var(--theme-elevation-200);text-align:center}
.no-results__actions{justify-content:center}
.collection-list .shimmer-effect,.collection-edit .shimmer-effect{border-radius:var(--style-radius-s)}
.loading-overlay__bar{background-color:var(--voix-accent)}
.loading-overlay__text{letter-spacing:0;text-transform:none}
.not-found{justify-content:center;padding-top:12vh;text-align:center}
.not-found__wrap{align-items:center}
.payload-toast-item [data-action]{flex:none;margin-inline-start:auto;padding:4px 10px;border:1px solid currentColor;border-radius:var(--style-radius-s);background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}
.payload-toast-item [data-action]:focus-visible{outline:2px solid var(--voix-focus);outline-offset:2px}
.banner--type-error,.field-error{border-radius:var(--style-radius-s)}
.rich-text-lexical .editor-container,.lexical-diff .field-diff-content .html-diff{font-family:var(--font-body);letter-spacing:0}
.table a,.row-1 .default-cell__first-cell{text-decoration-color:var(--voix-accent-text)}
@media (max-width:1440px){
.template-default:not(.template-default--nav-hydrated){grid-template-columns:0 auto}
.template-default:not(.template-default--nav-hydrated) .nav{display:block;visibility:hidden}
}
`
