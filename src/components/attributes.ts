/** Attributes for a host node: a slice's `root` and `field.<name>`. */
export type Attributes = { readonly [name: string]: string | undefined }
