# What the bot says to the person who hosts it.

option-of = For the host of the bot only: how the bot itself is
status-of-bot = bot
not-host = Only for the host. For the state of the game, use `/status`.
host-status = ## Cursus Publicus { $version }
    Started { $since }
    Servers: { $servers }, in shards: { $shards }
    Campaigns: { $stored } stored, { $open } in play, { $active } of them active this week; { $loaded } of at most { $most } in memory
    Outbox: { $queued } waiting, { $stuck } held back because their channel is lost
    Acknowledgement: { $latency }
    Memory: { $memory }
    Database: { $database }
    Last backup: { $backup }
host-latency = { $median } ms in the median, { $worst } ms at the 99th percentile (the last thousand)
host-megabytes = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
host-no-figure = not known yet
host-no-backup = none that I know of
metrics-port-taken = The port { $port } for the metrics can't be opened: { $reason }. Choose another one in CURSUS_METRICS_PORT, or none.

## Faults

fault-report = ⚠️ A fault in the bot, reference **{ $reference }**: `{ $kind }` at `{ $place }` (version { $version }).
    Where: { $where }.
    The log has the details under this reference. I report each fault once.
fault-nowhere = outside any campaign
trouble-database = ⚠️ I can't write to the database right now: { $reason }. Nothing that was saved is lost; I refuse what people try meanwhile, and tell them so. Check the disk. I'll tell you when it's over.
trouble-database-over = ✅ I can write to the database again.
trouble-backup = ⚠️ I can't make a backup right now: { $reason } I try again every hour. I'll tell you when it's over.
trouble-backup-over = ✅ I can make backups again; there's a new one.
alarm-post = ⚠️ A post has been waiting for { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}. The log says why, and `/host list` says in which campaign.
alarm-post-over = ✅ No post is overdue any more.
alarm-timer = ⚠️ A timer is { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} late, so deadlines and posts may be, too. `/host list` says which one. If that goes on, restart me.
alarm-timer-over = ✅ No timer is late any more.
alarm-legate = ⚠️ The Legate is stuck in these campaigns: { $campaigns }. The log says why.
alarm-legate-over = ✅ The Legate isn't stuck anywhere any more.
alarm-backup = ⚠️ The newest backup on disk is { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} old. Check the folder and the log.
alarm-backup-over = ✅ There's a new backup.
