import { formatDate } from '#texts/format/date.ts'
import { formatDateTime } from '#texts/format/time.ts'

export const leavingSubject = 'Mezani: you are leaving'
export const leaving = ({
  url,
  leavesAt,
  keepsRecipes,
}: {
  url: string
  leavesAt: Date
  keepsRecipes: boolean
}) => `Hello,

You asked to leave. Nothing is deleted before ${formatDate(leavesAt)}; until then your page and your recipes are out of sight.

On that day your profile, picture, email address and sign-in are deleted, with your ratings, bookmarks and follows. Your comments
stay, by "a former cook". ${keepsRecipes ? 'Your recipes stay too, by "a former cook", without your name, pictures and links.' : 'Your recipes are deleted.'}

If you change your mind, or if it was not you, log in before that day, and everything is as it was:

${url}
`

export const exportSubject = 'Mezani: your ZIP is ready'
export const exportReady = ({ url, until }: { url: string; until: Date }) => `Hello,

Everything that is yours at Mezani is in one ZIP, with a page that opens in any browser. You can download it until ${formatDateTime(until)}:

${url}

Anyone who has this link can download it too, so keep it to yourself. If you did not ask for it, change your password.
`
