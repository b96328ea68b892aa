/** The site's promises to its members beyond the specification, one sentence each, by the id that tests are tagged with. */
export const community = {
  // Moderation with due process
  'trust-roles': 'There are members, moderators and administrators; an administrator names moderators.',
  'trust-moderator': 'A moderator is a member with an account, and acts only with a second factor.',
  'trust-reports':
    'A report of a recipe, comment, photo, cooking note or profile names one of the site’s rules and has a sentence.',
  'trust-outcome': 'A reporter is told the outcome of the report, in the notifications and by mail.',
  'trust-outcome-told':
    'The notification of a report names the thing and leads to it, quotes what the reporter wrote, and says what was decided or how the decision ended, why, by which rule, and until when it waits.',
  'trust-refuse-mail':
    'A member refuses a refusable mail in one click, signed in or not, and turns it on again under Security.',
  'trust-report-limits':
    'A member reports at most ten things a day; an error in a report is shown at its field.',
  'trust-bad-faith':
    'A member who repeatedly reports in bad faith cannot report for a week, and can do everything else.',
  'trust-one-case': 'All reports of one thing are one case.',
  'trust-queue': 'The gravest cases come first, then the oldest.',
  'trust-claim':
    'A claimed case belongs to one moderator for fifteen minutes; of two simultaneous decisions one counts.',
  'trust-kept-copy':
    'A case shows the thing as it was when it was reported, and what its author changed since; so does an appeal.',
  'trust-record':
    'A case shows its member’s record, how many of that member’s own reports were right, and earlier cases about them; overturned decisions are marked and do not count.',
  'trust-actions':
    'The decisions are nothing wrong, hide, remove, warn, limit and suspend: each but the first names its rule, and all a reason.',
  'trust-delete':
    'A comment that an administrator deletes from the dashboard is a case: its author is told and may appeal.',
  'trust-hide':
    'Only the author sees hidden content, marked, with a link to the reason; a recipe says only to its author that its photo is hidden.',
  'trust-hide-version':
    'A case shows the earlier versions of its recipe; a version can be hidden alone, also on an appeal instead of the whole recipe, and its author still reads it, marked.',
  'trust-mend':
    'A hidden recipe that its author mends goes back to a moderator, even after an appeal; the notice says so.',
  'trust-restrict':
    'A limited member publishes nothing but can read; a suspended member can read the notice, appeal, take the ZIP and leave.',
  'trust-undo':
    'Every decision can be undone, a removal for thirty days; then the removed content is deleted, photos and their files too.',
  'trust-notice': 'A notice says what was decided, by which rule, why and until when, but never who decided.',
  'trust-appeal':
    'A member has one appeal within thirty days, which another moderator decides; a moderator whose decision somebody else changes is told why.',
  'trust-late':
    'A report or an appeal that has waited for seven days is late: it comes first, marked in words.',
  'trust-appeal-at-once': 'An appeal that is decided while the decision is undone leaves one state.',
  'trust-suspended-write':
    'A write during a suspension is done or refused as a whole; later writes and slow uploads are refused.',
  'trust-audit': 'A log says who did what, and the application’s own connection can only add to it.',
  'trust-transparency':
    'Everybody can read and download how many reports, decisions and appeals each month had.',
  'trust-new-members':
    'New members publish at most fifty recipes and a hundred comments a day, and are told when they can go on.',
  'trust-new-links': 'Links from new members are shown as text.',
  'trust-repeated':
    'A text that a new member writes for the third time within an hour waits for a moderator; its author sees that it waits, and is told once it is published or refused.',
  'trust-blocking':
    'Members can block each other: then neither comments on, follows or notifies the other, and the reason stands in place of the form.',
  'trust-rules':
    'The rules are public and numbered, start with a good text, and can be changed by the administrator.',
  'trust-members': 'The administrator can search, sort and page the lists with a hundred thousand members.',

  // Accounts one can trust
  'account-passkeys': 'A passkey is added, named and removed, and signs in.',
  'account-passkey-proof':
    'A passkey replaces the password for changing the password or address, and for leaving.',
  'account-second-factor':
    'A second factor is set up with an app; recovery codes are shown once and stored as hashes.',
  'account-second-step':
    'After the password the second factor is asked for: six digits, a recovery code or a passkey.',
  'account-totp-once': 'A code of six digits is accepted once.',
  'account-fixation': 'A sign-in that waits for the second factor is no session.',
  'account-administrators': 'Administrators need a second factor once they are not alone.',
  'account-provider': 'Members sign in by any provider of OpenID Connect that the operator names.',
  'account-provider-address': 'No account is found by an address that a provider states.',
  'account-provider-mix-up':
    'One provider’s response is accepted neither as another provider’s nor in another browser.',
  'account-provider-sign-out': 'A member who signed in by a provider may end the session there too.',
  'account-password': 'The current password is needed to change the password; other sessions end.',
  'account-address':
    'Both addresses are told of a change, and the old one stays until the new one is confirmed.',
  'account-sessions':
    'Sessions are listed by device, range of addresses and last use; a member can end one or all others.',
  'account-zip': 'A job makes one ZIP of all of a member’s data; its link is mailed and valid for 48 hours.',
  'account-zip-whole': 'The ZIP of a member who has one of everything is complete and valid.',
  'account-leave':
    'Leaving asks for the password or a passkey; for fourteen days signing in brings everything back.',
  'account-recipes-stay':
    'Recipes are deleted, or stay by a former cook without personal data; comments stay that way.',
  'account-erased': 'After the last day no table, file, mail or line of the log has data of the member.',
  'account-enumeration': 'Neither leaving nor signing in tells who has an account.',

  // Recipes come and go
  'import-ways':
    'A recipe is imported from an address, a text or a file, by keyboard too; input that could not be read stays in its field, with a sentence. What another app shares waits in its field.',
  'import-page':
    'A page is read by its structured data, however careless, and without it by its headings and lists.',
  'import-address':
    'An address is fetched only on the open web: each redirect is checked again, robots.txt is obeyed, and a member has twenty a day and sees how many are left.',
  'import-off': 'An operator can turn fetching off; then text and file remain.',
  'import-review':
    'The review shows the result line by line beside the page’s text, and the member corrects it there; nothing is published unseen.',
  'import-lines': 'An ingredient line is understood in seven languages, and stored as it was written.',
  'import-hostile': 'A hostile page or archive costs its sender, and nobody else.',
  'import-files':
    'A file of another application is read with everything that its recipes have; parts that have no place here are named.',
  'import-report':
    'While a file is read its member sees the progress and the outcome of each recipe; a broken recipe is reported, and the others go on.',
  'import-known': 'A recipe that is among the member’s drafts already is not imported again.',
  'import-undo': 'An import can be stopped and undone; drafts that were changed meanwhile stay.',
  'import-news': 'A member who imported a file is notified once it has been read.',
  'import-drafts': 'An imported recipe is a draft that only its author sees, saved while its author types.',
  'import-source': 'Publishing asks where a recipe is from; its credit and its link stay with it.',
  'import-near-copy': 'A near copy of somebody else’s steps is not published as one’s own.',
  'import-export': 'Anybody can download a public recipe as JSON-LD, Markdown or Cooklang.',
  'import-again': 'A recipe that is exported and imported again is the same recipe.',

  // Versions of a recipe
  'versions-new':
    'A change of what is cooked makes a new version; the earlier version stays, with who, when and why.',
  'versions-mended': 'Corrections of spelling, title and picture change the current version.',
  'versions-form': 'While the author types, the form says which version a save will make.',
  'versions-reason': 'The author may say in one line what changed.',
  'versions-beside': 'Two versions are shown side by side, with the change of each line in words.',
  'versions-any-two': 'Any two versions can be compared, either way, and the address says which.',
  'versions-fold': 'Equal lines are folded away on the screen, but printed.',
  'versions-line': 'A changed recipe names its version and its most important change.',
  'versions-news':
    'A member who bookmarked a recipe is told once that it has a new version, with the line that changed.',
  'versions-deleted': 'A deleted recipe leaves no version.',
  'versions-hidden-recipe': 'Only the author reads the versions of a recipe that moderators hid.',
  'versions-at-once': 'Simultaneous changes get version numbers without a gap.',
  'versions-bounds': 'If a recipe has too many versions, the oldest but the first are deleted.',

  // I cooked this
  'cooks-said':
    'A member says how they cooked a recipe: as written or with changed lines, with stars, a day, a note, a photo and a time.',
  'cooks-dialog':
    'On the recipe’s page this takes two taps and Done, by keyboard too; everything after that is optional.',
  'cooks-changed-lines': 'Changes are told line by line: less, more, swapped, left out, added.',
  'cooks-not-saved': 'An entry that could not be saved stays as it was entered, and can be saved again.',
  'cooks-after-cook-mode': 'The end of cook mode offers an entry, and sends the minutes only with a tick.',
  'cooks-conversation':
    'Comments and cooking entries are one conversation, by time; if that does not load, the comments are shown.',
  'cooks-figures': 'The figures stand beside the rating, each once enough members cooked the recipe.',
  'cooks-diary-page': 'The profile shows the diary by months; entries are changed and deleted there.',
  'cooks-rating': 'The stars of a member’s newest cook are their rating; the mean is over members.',
  'cooks-changed': 'Only its member can change an entry, which stays about its version.',
  'cooks-deleted': 'A deleted entry takes its stars along, unless the member has rated anew.',
  'cooks-private': 'A private entry is in the diary only, and counts nowhere.',
  'cooks-version': 'An entry says which version it is about, and what changed after it.',
  'cooks-list': 'Others’ cooks are listed in pages: all, as written, changed, or with a photo.',
  'cooks-diary': 'A member’s cooks are a diary, also for one recipe alone.',
  'cooks-photo': 'A photo is the member’s own upload, and is deleted with its entry.',
  'cooks-means': 'Entries cooked as written and changed entries have a mean each, from three on.',
  'cooks-equal-changes':
    'Equal changes of a line are told from five on, as a share of the members who cooked a version with that line.',
  'cooks-times': 'From five times on, the range of their middle half is told.',
  'cooks-newest': 'Each member’s newest cook counts.',
  'cooks-news': 'A member who cooked an earlier version is told once that there is a new one.',
  'cooks-hidden-version': 'The text of a version that moderators hid is neither quoted nor counted.',
  'cooks-hidden-recipe': 'A recipe that is hidden or gone has no cooks.',
  'cooks-restricted': 'A limited or suspended member cannot say how they cooked.',
  'cooks-blocked':
    'If one of two members blocked the other, neither adds a public cook to the other’s recipe.',
  'cooks-limits': 'A member’s cooks are limited by day, by recipe, and in all.',
  'cooks-at-once': 'Many simultaneous entries are all counted, and two equal ones are one.',
  'cooks-leaving': 'A member who leaves takes the diary along.',
  'cooks-reported': 'The words and the photo of a cook can be reported; a copy is kept.',
  'cooks-hidden':
    'Only their member sees hidden words and photos, and nobody removed ones; how it was cooked and the stars stay.',
  'cooks-repeated':
    'A note that a new member writes for the third time within an hour waits for a moderator.',
}
