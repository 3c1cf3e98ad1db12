# What the bot says to the person who hosts it.

option-of = For the host of the bot only: how the bot itself is
status-of-bot = bot
not-host = How the bot itself is, I tell only the people whose application it is. For the state of the game, use `/status` alone.
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
metrics-port-taken = The port { $port } for the metrics cannot be opened: { $reason }. Choose another one in CURSUS_METRICS_PORT, or none.

## Faults

fault-report = ⚠️ A fault in the bot, reference **{ $reference }**: `{ $kind }` at `{ $place }` (version { $version }).
    Where: { $where }.
    The log has the details under this reference. You are told of each fault once.
fault-nowhere = outside any campaign
trouble-database = ⚠️ Nothing can be written into the database just now: { $reason }. Nothing that was saved is lost; what people try meanwhile is refused, and they are told so. Look at the disk. You hear from me once more when it is over.
trouble-database-over = ✅ The database can be written into again.
trouble-backup = ⚠️ No backup can be made just now: { $reason } I try again every hour. You hear from me once more when it is over.
trouble-backup-over = ✅ Backups can be made again; there is a new one.
