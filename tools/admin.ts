// npm run admin -- COMMAND: runs an operator's command while the site may be running. Without a command, lists the commands.
import type { Services } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import { failedMails } from '#server/platform/mail/failed-mails.jobs.ts'
import { createAdmin, printAdmins, removeAdminSecondFactor } from './admin/administrators.ts'
import { printAudit } from './admin/audit.ts'
import { closeOpenCase, printCase, printCases } from './admin/cases.ts'
import { exportRecipes } from './admin/export-recipes.ts'
import { printFailedMails } from './admin/mails.ts'
import {
  printMembers,
  removeSecondFactor,
  restoreMember,
  signOutMember,
  suspendMember,
} from './admin/members.ts'
import { endModerator, makeModerator } from './admin/moderators.ts'
import { runRetention } from './admin/retention.ts'
import { withSite } from './site/open-site.ts'

type Command = {
  words: string
  does: string
  run: (services: Services, argument: string, config: Config) => Promise<void>
  needsArgument?: boolean
}

const defaultCount = 50

const commands: Command[] = [
  {
    words: 'create EMAIL',
    does: 'makes an administrator, or sets a new password for one (asked for, or in ADMIN_NEW_PASSWORD)',
    run: ({ db }, email) => createAdmin(db, email),
    needsArgument: true,
  },
  { words: 'admins', does: 'lists the administrators', run: ({ db }) => printAdmins(db) },
  {
    words: 'remove-admin-second-factor EMAIL',
    does: 'lets an administrator who lost app and recovery codes sign in with the password alone',
    run: ({ db }, email) => removeAdminSecondFactor(db, email),
    needsArgument: true,
  },
  {
    words: 'members [WORDS]',
    does: 'lists the newest members, or those whose username or address contains these words',
    run: ({ db }, words) => printMembers(db, words),
  },
  {
    words: 'suspend MEMBER',
    does: 'signs a member out and refuses every sign-in, by username or address',
    run: ({ db }, name) => suspendMember(db, name),
    needsArgument: true,
  },
  {
    words: 'restore MEMBER',
    does: 'lets a suspended member sign in again',
    run: ({ db }, name) => restoreMember(db, name),
    needsArgument: true,
  },
  {
    words: 'sign-out MEMBER',
    does: 'ends every session of a member',
    run: ({ db }, name) => signOutMember(db, name),
    needsArgument: true,
  },
  {
    words: 'remove-second-factor MEMBER',
    does: 'lets a member who lost app and recovery codes sign in with the password alone',
    run: ({ db }, name) => removeSecondFactor(db, name),
    needsArgument: true,
  },
  {
    words: 'moderator MEMBER',
    does: 'makes a member a moderator, by username or address',
    run: ({ db }, name) => makeModerator(db, name),
    needsArgument: true,
  },
  {
    words: 'no-moderator MEMBER',
    does: "ends a member's role as a moderator",
    run: ({ db }, name) => endModerator(db, name),
    needsArgument: true,
  },
  {
    words: 'cases',
    does: 'lists open cases: what members have reported, the gravest rule first, then the oldest',
    run: ({ db }) => printCases(db),
  },
  {
    words: 'case NUMBER',
    does: 'prints one case: the thing as it was when it was reported, and what the reports say',
    run: ({ db }, number) => printCase(db, number),
    needsArgument: true,
  },
  {
    words: 'close-case NUMBER',
    does: 'closes a case as one in which nothing is wrong; a new report opens another',
    run: (services, number) => closeOpenCase(services, number),
    needsArgument: true,
  },
  {
    words: 'audit [NUMBER]',
    does: 'prints who did what, the newest first, or what came before that entry',
    run: ({ db }, number) => printAudit(db, number),
  },
  {
    words: 'mails retry',
    does: 'queues the mails that failed at every try again',
    run: async ({ jobs }) =>
      console.log(`Mails that are tried again: ${await jobs.retryFailed(failedMails)}`),
  },
  {
    words: 'mails [COUNT]',
    does: 'prints the mails that failed at every try',
    run: ({ db }, count) => printFailedMails(db, Number(count || defaultCount)),
  },
  {
    words: 'export-recipes FOLDER',
    does: 'writes all public recipes, with their pictures, as ZIPs into an empty folder',
    run: (services, folder, config) => exportRecipes(services, config, folder),
    needsArgument: true,
  },
  {
    words: 'retention',
    does: 'deletes now what is due to be deleted',
    run: services => runRetention(services),
  },
]

const [word = '', ...rest] = process.argv.slice(2)
const argument = rest.join(' ')
const command = commands.find(({ words, needsArgument }) => {
  const [first, second = ''] = words.split(' ')
  const isNamed = first === word && (!/^[a-z]/.test(second) || second === argument)
  return isNamed && (!needsArgument || argument !== '')
})
if (command) await withSite(({ services, config }) => command.run(services, argument, config))
else {
  const width = Math.max(...commands.map(({ words }) => words.length))
  const lines = commands.map(({ words, does }) => `  npm run admin -- ${words.padEnd(width)}  ${does}`)
  console.error(`Say what to do:\n${lines.join('\n')}`)
  process.exitCode = 2
}
