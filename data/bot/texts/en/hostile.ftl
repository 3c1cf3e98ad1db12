# Sentences for those who ask too much, too often, or in the wrong place.

flood = That was a little fast for me. Please try again { $when }.
flood-channel = I'm still working on this channel's requests. Try again { $when }.
servers-only = That works only in a server. Try it in a channel where a campaign is or could be played.
import-unread = I couldn't download that file from Discord. Please try again in a moment.
too-much-record = This campaign is too long for one picture or file ({ $count ->
    [one] 1 event
   *[other] { $count } events
}; at most { $most }).
campaigns-many = You take part in { $most } campaigns, which is as many as I can keep an eye on. Leave or archive one first.
permissions-missing = I need more permissions in this channel: { $names }. A server manager can give them to my role.
permission-view-channel = “View Channel”
permission-send-messages-in-threads = “Send Messages in Threads”
permission-attach-files = “Attach Files”
permission-read-message-history = “Read Message History”
permission-create-public-threads = “Create Public Threads”
