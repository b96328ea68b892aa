/** What the site promises its members beyond the specification, a sentence each, by the id that tests are tagged with. */
export const community = {
  // Moderation with due process
  'trust-roles': 'There are members, moderators and administrators; an administrator names moderators.',
  'trust-moderator':
    'A moderator is a member with an account of their own, and acts with a second factor only.',
  'trust-reports':
    'Recipes, comments, photos, cooking notes and profiles are reported by one of the site’s rules and a sentence.',
  'trust-outcome': 'Whoever reported something is told what became of it, in the notifications and by mail.',
  'trust-outcome-told':
    'The notification of a report names the thing and leads to it, quotes what its sender wrote, and says what was decided or how the decision ended, why, by which rule, and until when it waits.',
  'trust-refuse-mail':
    'Mails that a member may refuse are refused in one click, signed in or not, and wanted again under Security.',
  'trust-report-limits':
    'A member reports ten things a day; what is wrong with a report is said at its field.',
  'trust-bad-faith':
    'Who reports repeatedly what they do not mean seriously reports nothing for a week, and does all else.',
  'trust-one-case': 'All reports of one thing are one case.',
  'trust-queue': 'The gravest cases come first, then the oldest.',
  'trust-claim': 'A case is one moderator’s for fifteen minutes; of two who decide it at once one has.',
  'trust-kept-copy':
    'A case shows the thing as it was when it was reported, and what its author changed since; an appeal too.',
  'trust-record':
    'A case shows the record of its member, how many of their own reports were right, and earlier cases about them; what was overturned is marked and does not count.',
  'trust-actions':
    'Nothing wrong, hide, remove, warn, limit or suspend: each but the first names its rule, and all a reason.',
  'trust-delete':
    'A comment that an administrator deletes from the dashboard is a case: its author is told and may appeal.',
  'trust-hide':
    'What is hidden is seen by its author alone, marked, with the way to why; that a photo is hidden, its recipe says to its author alone.',
  'trust-hide-version':
    'A case shows the earlier versions of its recipe; one is hidden alone, also on an appeal in place of all of it, and read, marked, by its author.',
  'trust-mend':
    'A hidden recipe that its author mends goes back to a moderator, after an appeal too; the notice says so.',
  'trust-restrict':
    'Who is limited publishes nothing and reads on; who is suspended reads the notice, appeals, takes the ZIP and leaves.',
  'trust-undo':
    'Every decision can be undone, a removal for thirty days; then what was removed is deleted, photos and their files too.',
  'trust-notice': 'A notice says what was decided, by which rule, why and until when, and never by whom.',
  'trust-appeal':
    'One appeal within thirty days, which another decides; the moderator whose decision somebody else changes is told why.',
  'trust-late':
    'What has waited for seven days, a report or an appeal, is late: it comes first, marked in words.',
  'trust-appeal-at-once': 'An appeal that is decided while the decision is undone leaves one state.',
  'trust-suspended-write':
    'A suspension during a write leaves it done or refused, whole; what comes later, or came in slowly, is refused.',
  'trust-audit': 'Who did what is in a log that the application’s own connection can only add to.',
  'trust-transparency':
    'Everybody reads how many reports, decisions and appeals a month has had, and downloads it.',
  'trust-new-members':
    'New members publish fifty recipes and a hundred comments a day, and are told when they can go on.',
  'trust-new-links': 'Links from new members are shown as text.',
  'trust-repeated':
    'The same text for the third time within an hour waits for a moderator; its author sees that it waits, and is told once it is published or refused.',
  'trust-blocking':
    'Members block each other: no comments, follows or notifications either way, and why in the place of the form.',
  'trust-rules':
    'The rules are public, numbered, with a good text to begin with, and the administrator’s to change.',
  'trust-members': 'The administrator’s lists are searched, sorted and paged at a hundred thousand members.',

  // Accounts one can trust
  'account-passkeys': 'A passkey is added, named and removed, and signs in.',
  'account-passkey-proof':
    'A passkey stands for the password where one changes password or address, or leaves.',
  'account-second-factor':
    'A second factor is set up with an app; recovery codes are shown once and stored as hashes.',
  'account-second-step':
    'After the password the second factor is asked for: six digits, a recovery code or a passkey.',
  'account-totp-once': 'A code of six digits is taken once.',
  'account-fixation': 'What waits for the second factor is no session.',
  'account-administrators': 'Administrators need a second factor once they are not alone.',
  'account-provider': 'Members sign in by any provider of OpenID Connect that the operator names.',
  'account-provider-address': 'No account is found by an address that a provider says.',
  'account-provider-mix-up': 'What one provider answered is not taken as another’s, nor in another browser.',
  'account-provider-sign-out': 'Who came by a provider may end the session there too.',
  'account-password': 'The password is changed with the one before; other sessions end.',
  'account-address':
    'Both addresses are told of a change, and the old one stays until the new one is confirmed.',
  'account-sessions':
    'Sessions are listed by device, range of addresses and last use; one or all others are ended.',
  'account-zip': 'Everything of one’s own is one ZIP, made by a job, its link mailed and good for 48 hours.',
  'account-zip-whole': 'The ZIP has all of a member with one of everything, and is valid.',
  'account-leave':
    'Leaving asks for the password or a passkey; for fourteen days signing in brings all of it back.',
  'account-recipes-stay':
    'Recipes are deleted, or left by a former cook without personal data; comments stay so.',
  'account-erased': 'After the last day no table, file, mail or line of the log has anything of the member.',
  'account-enumeration': 'Neither leaving nor signing in tells who has an account.',

  // Recipes come and go
  'import-ways':
    'A recipe comes by an address, a text or a file, by keyboard too; what is not read stays in its field, with a sentence.',
  'import-page':
    'A page is read by its data, however carelessly that is written, and without it by its headings and lists.',
  'import-address':
    'An address is fetched on the open web alone: each redirect is checked again, robots.txt is obeyed, and a member has twenty a day, of which it is said how many are left.',
  'import-off': 'An operator turns fetching off; text and file are the ways then.',
  'import-review':
    'What was understood stands line by line beside what the page says, and is mended there; nothing is published unseen.',
  'import-lines':
    'An ingredient line is read in seven languages; the line as it was written is what is kept.',
  'import-hostile': 'A hostile page or archive costs its sender, and nobody else.',
  'import-files':
    'A file of another application is read with all that its recipes have, or what has no place here is named.',
  'import-report':
    'While a file is read its member sees how far it is, and of each recipe what became of it; a broken one is told, and the others go on.',
  'import-known': 'What is among one’s drafts already is not taken again.',
  'import-undo': 'An import is stopped, and undone; what was changed meanwhile stays.',
  'import-news': 'Who imported a file is notified once it has been read.',
  'import-drafts': 'What was imported is a draft that its author alone sees, saved while one types.',
  'import-source': 'Publishing asks where a recipe is from; its credit and its link stay with it.',
  'import-near-copy': 'A near copy of somebody else’s steps is not published as one’s own.',
  'import-export': 'Anybody takes a public recipe as JSON-LD, Markdown or Cooklang.',
  'import-again': 'What was exported and is imported again is the same recipe.',

  // Versions of a recipe
  'versions-new':
    'A change of what is cooked makes another version; what was cooked before stays, with who, when and why.',
  'versions-mended': 'Spelling, title and picture are mended in the version that there is.',
  'versions-form': 'The form says which version a save will make, while one types.',
  'versions-reason': 'Its author may say in one line what changed.',
  'versions-beside': 'Two versions stand beside each other, with what has become of each line in words.',
  'versions-any-two': 'Any two are compared, either way, and an address says which.',
  'versions-fold': 'Lines that are the same fold away, and are printed.',
  'versions-line': 'A recipe that was changed names its version, and says what tells most of it.',
  'versions-news':
    'Whoever had bookmarked a recipe is told once that it is another version now, with the line that changed.',
  'versions-deleted': 'A recipe that is deleted leaves no version.',
  'versions-hidden-recipe': 'Versions of a recipe that moderators hid are its author’s only.',
  'versions-at-once': 'Changes at once are versions without a gap.',
  'versions-bounds': 'Beyond the versions that are kept, the oldest but the first go.',

  // I cooked this
  'cooks-said':
    'A member says how they cooked a recipe: as written or with changed lines, with stars, a day, a note, a photo and a time.',
  'cooks-dialog':
    'On the recipe’s page it is said in two taps and Done, by keyboard too; all that follows may be left out.',
  'cooks-changed-lines': 'What was changed is told line by line: less, more, swapped, left out, added.',
  'cooks-not-saved': 'What could not be saved stays as it was entered, and is saved when it is tried again.',
  'cooks-after-cook-mode':
    'At the end of cook mode it is offered, and the minutes are sent with a tick only.',
  'cooks-conversation':
    'Comments and what members cooked are one conversation, by time; where that does not load, the comments stand.',
  'cooks-figures': 'The figures stand beside the rating, each from its number on.',
  'cooks-diary-page': 'The diary is in the profile by months, where an entry is changed and deleted.',
  'cooks-rating': 'The stars of the newest are the member’s rating; the mean is of members.',
  'cooks-changed': 'An entry is changed by its member alone, and stays about its version.',
  'cooks-deleted': 'With an entry that is deleted its stars go, unless the member has rated anew.',
  'cooks-private': 'What is kept to oneself stands in the diary only, and counts nowhere.',
  'cooks-version': 'An entry says which version it is about, and what changed after it.',
  'cooks-list': 'What others cooked is listed by pages: all, as written, changed, or with a photo.',
  'cooks-diary': 'What one cooked is a diary, also of one recipe alone.',
  'cooks-photo': 'A photo is one’s own upload, and goes with its entry.',
  'cooks-means': 'As written and changed have a mean each, from three on.',
  'cooks-equal-changes':
    'Equal changes of a line are told from five on, of those who cooked a version that had it.',
  'cooks-times': 'From five times on it is said within which half of them are.',
  'cooks-newest': 'Of one member the newest counts.',
  'cooks-news': 'Whoever cooked an earlier version is told once that it is another one now.',
  'cooks-hidden-version': 'What a version says that moderators hid is neither quoted nor counted.',
  'cooks-hidden-recipe': 'By a recipe that is hidden or gone nothing is said.',
  'cooks-restricted': 'Whoever is limited or suspended says nothing.',
  'cooks-blocked': 'Of two members of whom one blocked the other neither says it at the other’s recipe.',
  'cooks-limits': 'A member reports so many meals a day, of one recipe, and in all.',
  'cooks-at-once': 'Many at once are all counted, and the same twice at once is one.',
  'cooks-leaving': 'A diary goes with its member.',
  'cooks-reported':
    'What a cook says in its member’s own words, and the photo, can be reported; a copy is kept.',
  'cooks-hidden':
    'Hidden, the words and the photo are their member’s alone, and removed nobody’s; how it was cooked and the stars stand.',
  'cooks-repeated': 'A new member’s note for the third time within an hour waits for a moderator.',
}
