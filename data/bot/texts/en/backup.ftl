# What the host reads of backups and checks, on the command line.

store-in-use = Another bot uses the database { $file }. Stop it first: two bots must never share a file.
store-locked = The database { $file } is locked by another program. Close whatever has it open, then try again.
store-full = The disk has no room left for the database { $file }. Make room, then start again.
store-damaged = The database { $file } is damaged: { $faults }. Restore a backup.
store-orphan = a row of { $table } belongs to nothing in { $parent }
backup-failed = The backup { $file } couldn't be made: { $reason }.
backup-exists = There's a file { $file } already, and I won't overwrite it. Name another one.
backup-made = The database has been copied to { $file } and the copy is sound.
restore-itself = { $file } is the database itself, so there's nothing to restore. Name a backup.
restore-failed = The database { $file } couldn't be restored: { $reason }.
restore-done = The database is now the one of { $copy }. There was none before.
restore-done-kept = The database is now the one of { $copy }. The former one is kept as { $kept }; delete it when all is well.
help-backup = Copy the database into a file; the bot may be running.
help-backup-file = The file to create. Leave empty for one named after the time, next to the database.
help-restore = Replace the database with a copy; the bot must be stopped. The old file is kept.
help-restore-file = The copy to be restored.
help-check = Check the database and replay every campaign from its log; nothing is changed.
help-check-file = The database or backup to check. Leave empty for the bot's own database.
check-database-sound = The database { $file } is whole (tables of version { $version }).
check-campaign = Campaign { $number } (“{ $title }”):
check-remark = (no fault)
check-campaigns = { $count ->
    [0] It holds no campaigns.
    [one] One campaign was played again from its log; { $sound ->
        [0] its record differs, see above.
       *[other] its record is sound.
    }
   *[other] { $count } campaigns were played again from their logs; the records of { $sound } are sound.
}
check-save-unreadable = its save can't be read: { $reason }
check-secret = the secret of the dice in its save isn't the one that was promised when it began.
check-numbers = its log ends with action { $log }, the campaign is at { $campaign }, and its save at { $save }.
check-other-game = its save is of the game { $save }, but { $campaign } is played.
check-status = its save and its status ({ $status }) contradict each other on whether the game is over.
check-end-number = played again it ends with action { $replayed }, but its save is at { $kept }.
check-end-state = played again it ends in another position than that of its save. What differs: { $parts }.
check-end-record = played again it ends in the position of its save, but by another way than the save remembers.
check-will-resume = the rules have been corrected; at the next choice it will go on from its last checkpoint and say so in its channel.
check-undone = the log is wrong about what was taken back: actions { $numbers }.
check-stray-events = there are events of actions that aren't in the log: { $numbers }.
check-by-nobody = no one
check-differs = action { $number } ({ $kind } by { $seat }) leads elsewhere when it's made again: { $how } What follows is checked from the next turn on. If the bot was updated since that action, its rules may have been corrected; otherwise the record was damaged or changed.
check-corrected-since = The rules were corrected during this campaign (action { $number }), so this was to be expected.
check-impossible = it can't be made ({ $reason }).
check-number = it leads to number { $number }
check-unknown-kind = it's of an unknown kind
check-event = event { $place } is now { $now }, and was { $then }.
check-event-count = it tells { $now } events, and told { $then }.
check-snapshot-unreadable = the position kept at the beginning of turn { $turn } can't be read: { $reason }
check-snapshot-apart = the position kept at the beginning of turn { $turn } isn't the one that its log leads to. What differs: { $parts }.
campaign-corrected = 📜 **Rules corrected.** { $what }
campaign-resumed = 🛠️ The rules have been corrected since the last choice. { $dropped ->
    [0] Play goes on from the last checkpoint; no choice has to be made again.
    [one] Play goes on from the last checkpoint: one choice has to be made again.
   *[other] Play goes on from the last checkpoint: { $dropped } choices have to be made again.
} The dice stay as they are.
