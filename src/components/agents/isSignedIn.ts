/** Whether the visitor may be signed in, by the cookie that scripts can read. The server checks the session itself. */
export function isSignedIn(): boolean {
  return /(?:^|; )[\w-]+-signed-in=/.test(document.cookie)
}
