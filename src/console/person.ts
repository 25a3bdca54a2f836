/** Who asks, as the session cookie says. */
export interface Person {
  userId: string
  email: string
}
