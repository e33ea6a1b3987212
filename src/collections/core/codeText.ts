/** The input of fields of code and JSON: `admin: { components: codeText }`. Payload's own loads its editor from a foreign host. */
export const codeText = { Field: 'voix/studio#CodeTextField' }
