/** Whether a session may be open, by the cookie that scripts may read. The server asks for the session itself. */
export function isSignedIn(): boolean {
  return /(?:^|; )[\w-]+-signed-in=/.test(document.cookie)
}
