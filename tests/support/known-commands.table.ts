/** Of each test the sections of docs/operating.md whose shell lines it runs as they stand, but for names and addresses. */
export const sectionsRunBy: Record<string, string[]> = {
  'tests/engines/debian-machine.full.test.ts': [
    '1. Packages',
    '2. The site’s files',
    '3. Its account and settings',
    '4. The service',
    '5. TLS',
    '6. An administrator, and mail',
    '7. Backups, and a drill',
    '8. Upgrade',
    'Disk full',
    'Slow',
  ],
  'tests/client-elsewhere.full.test.ts': ['The client on another server'],
  'tests/engines/pgbackrest/recovery.full.test.ts': [
    'Set up pgBackRest',
    'Back to a moment',
    'After the machine is lost',
  ],
  'tests/engines/pgbackrest/pictures.full.test.ts': ['Pictures after a recovery'],
  'tests/engines/pgbackrest/repository.full.test.ts': ['A drill of pgBackRest'],
}

/** Of each other command the test that runs it, and words of that test that do. */
export const runBy: Record<string, [path: string, words: string]> = {
  'npm run pictures -- to-bucket': ['tests/engines/bucket/move-pictures.full.test.ts', "['to-bucket']"],
  'npm run pictures -- to-folder': ['tests/engines/bucket/move-pictures.full.test.ts', "['to-folder']"],
  'npm run pictures -- to-bucket --delete-source': [
    'tests/engines/bucket/move-pictures.full.test.ts',
    "'--delete-source'",
  ],
  'DATA_DIR=/tmp/pictures npm run pictures -- to-bucket': [
    'tests/engines/bucket/move-pictures.full.test.ts',
    "['to-bucket']",
  ],
  'DATABASE_URL=postgres://mezani:PASSWORD@127.0.0.1:5433/mezani DATA_DIR=/tmp/drill PORT=3001 npm run serve':
    ['tests/engines/pgbackrest/repository.full.test.ts', 'const onDrill = startServer('],
  'npm run restore': ['tests/faults/restore-drill.full.test.ts', "runTool('restore', [first]"],
  'npm run admin -- cases': ['tools/admin.full.test.ts', "runAdmin(['cases'])"],
  'npm run admin -- case NUMBER': ['tools/admin.full.test.ts', "runAdmin(['case', number])"],
  'npm run admin -- export-recipes FOLDER': ['tools/admin-export.full.test.ts', "['export-recipes', folder]"],
  'npm run admin -- close-case NUMBER': ['tools/admin.full.test.ts', "runAdmin(['close-case', number])"],
  'mezani admin': ['tests/engines/debian-machine.full.test.ts', "'mezani admin'"],
  'mezani admin members WORDS': ['tests/engines/debian-machine.full.test.ts', "'mezani admin members WORDS'"],
  'mezani admin suspend MEMBER': [
    'tests/engines/debian-machine.full.test.ts',
    "'mezani admin suspend MEMBER'",
  ],
  'mezani admin sign-out MEMBER': [
    'tests/engines/debian-machine.full.test.ts',
    "'mezani admin sign-out MEMBER'",
  ],
  'mezani admin mails': ['tests/engines/debian-machine.full.test.ts', "'mezani admin mails'"],
  'mezani admin mails retry': ['tests/engines/debian-machine.full.test.ts', "'mezani admin mails retry'"],
  'mezani admin create EMAIL': ['tests/engines/debian-machine.full.test.ts', "'mezani admin create EMAIL'"],
  'mezani backup --to FILE': ['tests/engines/debian-machine.full.test.ts', "'mezani backup --to FILE'"],
  'journalctl --unit=mezani --output=cat --lines=20': [
    'tests/engines/debian-machine.full.test.ts',
    "'journalctl --unit=mezani --output=cat --lines=20'",
  ],
  'curl --silent http://127.0.0.1:3000/readyz': [
    'tests/engines/debian-machine.full.test.ts',
    "'curl --silent http://127.0.0.1:3000/readyz'",
  ],
  'npm ci && npm start': ['tests/engines/debian-machine.full.test.ts', "'npm ci && npm start'"],
  'export BACKUP_KEY_FILE=/root/backup-key': [
    'tests/engines/debian-machine.full.test.ts',
    "'export BACKUP_KEY_FILE=/root/backup-key'",
  ],
  'npm run restore -- --verify mezani-DATE.backup': [
    'tests/engines/debian-machine.full.test.ts',
    "'npm run restore -- --verify mezani-DATE.backup'",
  ],
  'DATA_DIR=/tmp/drill npm run restore -- mezani-DATE.backup': [
    'tests/engines/debian-machine.full.test.ts',
    "'DATA_DIR=/tmp/drill npm run restore -- mezani-DATE.backup'",
  ],
  'DATA_DIR=/tmp/drill PORT=3001 npm run serve': [
    'tests/engines/debian-machine.full.test.ts',
    "'DATA_DIR=/tmp/drill PORT=3001 npm run serve'",
  ],
  'npm start': ['tests/engines/debian-machine.full.test.ts', "npm start'"],
  'npm run serve': ['tests/engines/debian-machine.full.test.ts', "npm run serve'"],
  'systemctl restart mezani': ['tests/engines/debian-machine.full.test.ts', "'7. Backups, and a drill'"],
  'npm ci': ['tests/engines/debian-machine.full.test.ts', "'2. The site’s files'"],
  'npm ci && npm run build && npm prune --omit=dev': [
    'tests/engines/debian-machine.full.test.ts',
    "'2. The site’s files'",
  ],
  'mezani COMMAND': ['tests/engines/debian-machine.full.test.ts', "'mezani admin'"],
  'npm run image': ['tests/engines/container.full.test.ts', "lineWith('npm run image')"],
  'npm run image -- --to mezani.tar': ['tests/engines/container.full.test.ts', "lineWith('npm run image')"],
  'podman load --input mezani.tar': ['tests/engines/container.full.test.ts', "lineWith('podman load')"],
  'podman healthcheck run mezani': ['tests/engines/container.full.test.ts', "lineWith('podman healthcheck')"],
  'podman logs mezani': ['tests/engines/container.full.test.ts', "lineWith('podman logs')"],
  'podman exec mezani node tools/backup.ts': [
    'tests/engines/container.full.test.ts',
    "lineWith('podman exec mezani node tools/backup.ts')",
  ],
  'podman exec mezani node tools/admin.ts admins': [
    'tests/engines/container.full.test.ts',
    "lineWith('podman exec mezani node tools/admin.ts')",
  ],
  'podman stop mezani': ['tests/engines/container.full.test.ts', "lineWith('podman stop')"],
  'podman start mezani': ['tests/engines/container.full.test.ts', "lineWith('podman start')"],
  'podman run --detach --name mezani --publish 127.0.0.1:3000:3000 --volume mezani:/data --env PUBLIC_URL=http://localhost:3000 --read-only --cap-drop all --security-opt no-new-privileges --stop-timeout 30 mezani:0.1.0':
    ['tests/engines/container.full.test.ts', "lineWith('podman run')"],
  'mkdir --mode=0700 secrets': [
    'tests/compose.full.test.ts',
    "listBlockLines('Several containers with compose')",
  ],
  'openssl rand -hex 24 > secrets/database_password': [
    'tests/compose.full.test.ts',
    "listBlockLines('Several containers with compose')",
  ],
  'printf \'postgres://mezani:%s@database/mezani\' "$(cat secrets/database_password)" > secrets/database_url':
    ['tests/compose.full.test.ts', "listBlockLines('Several containers with compose')"],
  'openssl rand -hex 16 > secrets/s3_access_key': [
    'tests/compose.full.test.ts',
    "listBlockLines('Several containers with compose')",
  ],
  'openssl rand -hex 32 > secrets/s3_secret_key': [
    'tests/compose.full.test.ts',
    "listBlockLines('Several containers with compose')",
  ],
  'openssl rand -hex 32 > secrets/backup_key': [
    'tests/compose.full.test.ts',
    "listBlockLines('Several containers with compose')",
  ],
  "printf 'smtps://USER:PASSWORD@mail.example.org' > secrets/smtp_url": [
    'tests/compose.full.test.ts',
    "listBlockLines('Several containers with compose')",
  ],
  'chmod 0444 secrets/*': ['tests/compose.full.test.ts', "listBlockLines('Several containers with compose')"],
  "echo 'SITE_NAME=recipes.example.org' > .env": [
    'tests/compose.full.test.ts',
    "listBlockLines('Several containers with compose')",
  ],
  'npm run admin -- create EMAIL': ['tools/admin.full.test.ts', "['create', email]"],
  'npm run admin -- contact': ['tools/admin.full.test.ts', "['contact']"],
  'npm run admin -- members WORDS': ['tools/admin.full.test.ts', "['members', member.username]"],
  'npm run admin -- suspend MEMBER': ['tools/admin.full.test.ts', "['suspend', member"],
  'npm run admin -- remove-admin-second-factor EMAIL': [
    'tools/admin.full.test.ts',
    "['remove-admin-second-factor', email",
  ],
  'npm run admin -- remove-second-factor MEMBER': [
    'tools/admin.full.test.ts',
    "['remove-second-factor', member",
  ],
  'npm run admin -- moderator MEMBER': ['tools/admin.full.test.ts', "['moderator', member.username]"],
  'npm run admin -- no-moderator MEMBER': ['tools/admin.full.test.ts', "['no-moderator', member.email]"],
  'npm run admin -- audit': ['tools/admin.full.test.ts', "runAdmin(['audit'])"],
  'npm run admin -- admins': ['tools/admin.full.test.ts', "['admins']"],
  'npm run admin -- retention': ['tools/admin.full.test.ts', "['retention']"],
  'npm run admin -- mails': ['tools/admin-mails.full.test.ts', "'mails'"],
  'npm run admin -- mails retry': ['tools/admin-mails.full.test.ts', 'retry'],
  'npm run admin': ['tools/admin.full.test.ts', "'admin.ts'"],
  'npm run backup': ['tests/faults/restore-drill.full.test.ts', "runTool('backup'"],
  'npm run backup -- --to FILE': [
    'tests/faults/restore-drill.full.test.ts',
    "runTool('backup', ['--to', first]",
  ],
  'npm run restore -- FILE': ['tests/faults/restore-drill.full.test.ts', "runTool('restore', [first]"],
  'npm run restore -- FILE --replace': [
    'tests/faults/killed-restore.full.test.ts',
    "runTool('restore', [paths.newer, '--replace']",
  ],
  'npm run restore -- --verify FILE': [
    'tests/engines/debian-machine.full.test.ts',
    "'npm run restore -- --verify mezani-DATE.backup'",
  ],
  'npm run dev': ['tools/dev.full.test.ts', "spawn('npm', ['run', 'dev']"],
  'kill -9': ['tests/faults/killed-server.full.test.ts', 'SIGKILL'],
  'kill -USR2': ['tests/faults/workers.full.test.ts', "kill('SIGUSR2')"],
  'npm run check': ['tools/test.ts', "runScript('check')"],
  'npm run journeys': ['tools/journeys.ts', 'runJourneys'],
}

/** Commands that no test runs, and why. */
export const notRun: Record<string, string> = {
  'npm ci && npm test': 'it is what runs these tests',
  'docker build --file packaging/container/Containerfile --tag mezani:0.1.0 .':
    'needs Docker and its registry; npm run image builds the same file',
  'docker compose up --detach --build':
    'needs an engine and images that cannot be downloaded here; tests/compose.full.test.ts checks the file',
  'docker compose ps': 'needs an engine that runs the compose file',
  'docker compose logs site-1': 'needs an engine that runs the compose file',
  'docker compose exec site-1 node tools/backup.ts':
    'needs an engine that runs the compose file; the container’s test runs the tool',
  'docker compose build': 'needs an engine that runs the compose file',
  'docker compose up --detach --no-deps site-1': 'needs an engine that runs the compose file',
  'cd packaging/compose': 'only goes to the folder, a copy of which the next lines are run in',
  'podman rm': 'half of a command, named to say that the volume stays',
  'npm run NAME': 'stands for any script of package.json',
  'npm run COMMAND': 'stands for any script of package.json',
  'npm run': 'stands for any script of package.json',
  'node tools/NAME.ts': 'stands for any tool in the image',
  'npm ci --omit=dev':
    'the packages that it leaves are those that tests/production-install.full.test.ts runs the site with',
  'createdb --template=template0 --locale=C.UTF-8':
    'words for who runs a PostgreSQL; the matrix makes its databases with the same options',
  'npm run seed': 'publishes through the API of a site that runs, as many tests do by themselves',
  'npm run seed -- --from FILE':
    'publishes through the API of a site that runs, as many tests do by themselves',
  'npm run seed -- --recipes N': 'fills a site to measure it, which the bench does by the same code',
  'npm run schema': 'rewrites a file of the repository; the types are checked against it',
  'npm run covers -- --sheet': 'draws pictures to look at',
  'npm run scenes': 'rewrites pictures of the repository',
  'npm run screenshots': 'takes pictures to look at, for half an hour',
  'npm run bench -- --quick': 'measures, and so wants a machine for itself',
  'npm run bench -- backup': 'measures, and so wants a machine for itself',
  'npm run api-examples': 'rewrites a file of the repository, which tests/api compares with the API',
  'npm run coverage-table': 'rewrites docs/coverage.md, which tests/coverage.test.ts compares',
}
