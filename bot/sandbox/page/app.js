/** The page: one socket to the sandbox, the channel list, the messages and the user's actions. */

import { Composer, flatten } from "./composer.js";
import { avatar, icon, make, nameOf } from "./dom.js";
import { relative } from "./markdown.js";
import { isSecret, messageElement } from "./message.js";
import { openModal } from "./modal.js";

const TEXT = 0;
const DM = 1;
const THREAD_STARTER = 21;
const RETRY_MS = 1000;
const TYPING_MS = 9000;

/** A link to a channel or a message of a server. */
const HERE = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

const $ = (id) => document.getElementById(id);
const address = new URLSearchParams(location.search);

class App {
  constructor() {
    this.people = [];
    this.channels = [];
    this.guilds = [];
    this.commands = [];
    this.messages = [];
    this.unread = new Set();
    this.bot = { id: "0", username: "bot", global_name: "the bot" };
    this.waiting = new Map();
    this.nonce = 0;
    this.atEnd = true;
    this.scrollTop = 0;
    this.current = null;
    this.wanted = "";
    this.composer = new Composer($("composer"), this);
    this.wire();
    this.connect();
  }

  wire() {
    $("drawer").append(icon("menu"));
    $("user").addEventListener("change", (event) => this.go({ user: event.target.value, locale: "" }));
    $("locale").addEventListener("change", (event) => this.go({ locale: event.target.value }));
    $("drawer").addEventListener("click", () => this.draw(true));
    $("shade").addEventListener("click", () => this.draw(false));
    document.addEventListener("keydown", (event) => { this.keyPressed(event); });
    document.addEventListener("menu-closed", () => this.flush());
    $("log").addEventListener("load", () => { if (this.atEnd) this.toEnd(); }, true);
    $("log").addEventListener("scroll", () => { this.scrolled(); });
    new ResizeObserver(() => { if (this.atEnd) this.toEnd(); }).observe($("log"));
    window.addEventListener("popstate", () => location.reload());
    setInterval(() => { for (const stamp of document.querySelectorAll("[data-relative]")) stamp.textContent = relative(Number(stamp.dataset.relative)); }, 20000);
  }

  /** Only scrolling up leaves the end: when the content grows, the page follows it. */
  scrolled() {
    const log = $("log");
    const isNear = log.scrollHeight - log.scrollTop - log.clientHeight < 60;
    if (isNear || log.scrollTop < this.scrollTop) this.atEnd = isNear;
    this.scrollTop = log.scrollTop;
  }

  /** Escape closes the drawer; typing outside of any field goes to the message box, as in Discord. */
  keyPressed(event) {
    if (event.key === "Escape") this.draw(false);
    const busy = event.target.closest("input, textarea, select, button, a, dialog, [role=button]");
    if (event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey && !busy) this.composer.input?.focus();
  }

  draw(open) {
    $("app").classList.toggle("drawn", open);
    $("shade").hidden = !open;
    $("drawer").setAttribute("aria-expanded", String(open));
    if (open) $("channels").querySelector("button")?.focus();
  }

  connect() {
    const user = address.get("user") ?? "";
    this.socket = new WebSocket(`ws://${location.host}/page/socket?${new URLSearchParams({ user, locale: address.get("locale") ?? "" })}`);
    this.socket.addEventListener("message", (event) => this.hear(JSON.parse(event.data)));
    this.socket.addEventListener("close", () => {
      this.banner("Disconnected from the sandbox. Reconnecting…");
      for (const resolve of this.waiting.values()) resolve({ error: "Disconnected from the sandbox." });
      this.waiting.clear();
      setTimeout(() => this.connect(), RETRY_MS);
    });
  }

  banner(text) {
    $("banner").hidden = !text;
    $("banner").textContent = text;
  }

  /** Send a request to the sandbox and wait for the result. */
  ask(op, more) {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.resolve({ error: "Disconnected from the sandbox." });
    const nonce = String(++this.nonce);
    this.socket.send(JSON.stringify({ op, nonce, ...more }));
    return new Promise((resolve) => this.waiting.set(nonce, resolve));
  }

  tell(op, more) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ op, ...more }));
  }

  hear(thing) {
    if (thing.op === "world") this.enter(thing);
    else if (thing.op === "history") this.fill(thing);
    else if (thing.op === "event") this.happened(thing.event, thing.data);
    else if (thing.op === "commands_changed") { if (this.current) this.tell("commands", { channel: this.current }); }
    else if (thing.op === "commands") { this.commands = thing.commands; this.composer.rename(); }
    else if (thing.op === "result") {
      this.waiting.get(thing.nonce)?.(thing);
      this.waiting.delete(thing.nonce);
    }
  }

  enter(world) {
    this.banner("");
    Object.assign(this, { me: world.me, bot: world.bot, people: world.people, guilds: world.guilds, channels: world.channels });
    const options = this.people.map((user) => make("option", { value: nameOf(user), selected: user.id === this.me }, user.role ? `${nameOf(user)} (${user.role})` : nameOf(user)));
    $("user").replaceChildren(...options);
    $("locale").value = world.locale;
    const self = this.people.find((user) => user.id === this.me);
    $("self-avatar").replaceWith(Object.assign(avatar(self, "small"), { id: "self-avatar" }));
    const other = this.people.find((user) => user.id !== this.me);
    if (other) $("second").href = `?${new URLSearchParams({ user: nameOf(other), channel: address.get("channel") ?? "forum" })}`;
    const wanted = this.current ?? address.get("channel") ?? "";
    const found = this.channels.find((channel) => channel.id === wanted || channel.name === wanted) ?? this.channels.find((channel) => channel.type === TEXT);
    if (found) this.openChannel(found.id);
    else this.list();
  }

  go(changes) {
    const next = new URLSearchParams(location.search);
    for (const [key, value] of Object.entries(changes)) next.set(key, value);
    location.search = next.toString();
  }

  channel(id) { return this.channels.find((channel) => channel.id === id); }
  channelName(id) { return this.channel(id)?.name ?? "unknown"; }
  userName(id) { return nameOf([...this.people, this.bot].find((user) => user.id === id) ?? { username: "unknown" }); }
  command(name) { return flatten(this.commands ?? []).find((call) => call.name === name); }
  callName(name) { return this.command(name)?.shown ?? name; }
  call(name) { const call = this.command(name); if (call) this.composer.begin(call); }
  guild() { return this.guilds.find((guild) => guild.id === this.channel(this.current)?.guild_id) ?? this.guilds[0]; }
  roles() { return this.guild()?.roles ?? []; }
  roleName(id) { return this.roles().find((role) => role.id === id)?.name ?? "unknown role"; }

  title() {
    const channel = this.channel(this.current);
    if (!channel) return "";
    return channel.type === DM ? `@${nameOf(this.bot)}` : channel.type === TEXT ? `#${channel.name}` : channel.name;
  }

  openChannel(id) {
    const channel = this.channel(id);
    if (!channel) return;
    const changed = this.current !== id;
    this.current = id;
    this.unread.delete(id);
    const next = new URLSearchParams({ user: this.userName(this.me), channel: channel.name ?? id });
    history.replaceState(null, "", `?${next}`);
    address.set("user", this.userName(this.me));
    address.set("channel", channel.name ?? id);
    this.tell("open", { channel: id });
    this.list();
    this.draw(false);
    if (changed) this.composer.plain("");
    this.composer.rename();
    if (changed && matchMedia("(min-width: 761px)").matches) this.composer.input.focus();
  }

  /** Open a link to a channel or message of this server; false for any other link. */
  follow(url) {
    const found = HERE.exec(url);
    if (!found || !this.channel(found[1])) return false;
    this.wanted = found[2] ?? "";
    if (this.current === found[1]) this.jump();
    else this.openChannel(found[1]);
    return true;
  }

  jump() {
    const wanted = this.wanted && document.querySelector(`[data-id="${this.wanted}"]`);
    this.wanted = "";
    if (!wanted) return this.toEnd();
    wanted.scrollIntoView({ block: "center" });
    wanted.focus({ preventScroll: true });
  }

  list() {
    const guild = this.guild();
    $("guild").textContent = guild?.name ?? "";
    $("title").textContent = this.title();
    const channel = this.channel(this.current);
    document.title = `${this.title()} | ${guild?.name ?? "sandbox"}`;
    const parent = channel?.parent_id ? `in #${this.channelName(channel.parent_id)}` : "";
    const state = channel?.thread_metadata?.locked ? "locked" : channel?.thread_metadata?.archived ? "archived" : "";
    $("topic").textContent = channel?.topic ?? [parent, state].filter(Boolean).join(", ");
    const nodes = [];
    for (const one of this.guilds) {
      nodes.push(make("h3", {}, this.guilds.length > 1 ? one.name : "Text channels"));
      for (const text of this.channels.filter((entry) => entry.type === TEXT && entry.guild_id === one.id)) {
        nodes.push(this.entry(text, "#"));
        const threads = this.channels.filter((entry) => entry.parent_id === text.id);
        threads.sort((a, b) => Number(a.thread_metadata.archived) - Number(b.thread_metadata.archived));
        for (const thread of threads) nodes.push(this.entry(thread, "↳", thread.thread_metadata.archived ? "thread archived" : "thread"));
      }
    }
    nodes.push(make("h3", {}, "Direct messages"));
    const dm = this.channels.find((entry) => entry.type === DM);
    if (dm) nodes.push(this.entry(dm, "@"));
    else nodes.push(make("button", { type: "button", class: "channel", on: { click: () => this.tell("converse", {}) } }, make("span", { class: "sign" }, "@"), make("span", { class: "name" }, nameOf(this.bot))));
    const before = document.activeElement?.dataset?.channel;
    $("channels").replaceChildren(...nodes);
    if (before) $("channels").querySelector(`[data-channel="${before}"]`)?.focus();
  }

  entry(channel, sign, extra = "") {
    const button = make("button", { type: "button", class: `channel ${extra} ${this.unread.has(channel.id) ? "unread" : ""}`, on: { click: () => this.openChannel(channel.id) } },
      make("span", { class: "sign", "aria-hidden": "true" }, sign), make("span", { class: "name" }, channel.name ?? nameOf(this.bot)));
    button.dataset.channel = channel.id;
    if (channel.id === this.current) button.setAttribute("aria-current", "page");
    return button;
  }

  fill(past) {
    if (past.channel !== this.current) return;
    const secrets = this.messages.filter((message) => isSecret(message) && message.channel_id === this.current);
    this.messages = [...past.messages, ...secrets].sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
    this.commands = past.commands;
    this.render();
    this.jump();
  }

  render() {
    const log = $("log");
    log.replaceChildren(this.beginning(), ...this.messages.flatMap((message, at) => this.withDay(message, this.messages[at - 1])));
  }

  beginning() {
    const channel = this.channel(this.current);
    const sign = channel?.type === TEXT ? "#" : channel?.type === DM ? "@" : icon("thread");
    const welcome = channel?.type === TEXT ? `Welcome to ${this.title()}!` : this.title();
    const hint = this.messages.length ? "" : make("p", {}, "Type / to see what can be done here.");
    return make("div", { class: "empty" }, make("div", { class: "disc", "aria-hidden": "true" }, sign), make("h3", {}, welcome), make("p", {}, `This is the beginning of ${this.title()}.`), hint);
  }

  withDay(message, before) {
    const day = new Date(message.timestamp).toDateString();
    const same = before && new Date(before.timestamp).toDateString() === day;
    const element = messageElement(message, same ? before : null, this);
    if (same) return [element];
    const text = new Date(message.timestamp).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
    return [make("div", { class: "day", role: "separator" }, text), element];
  }

  toEnd() {
    const log = $("log");
    log.scrollTop = log.scrollHeight;
    this.atEnd = true;
  }

  happened(event, data) {
    const known = this.channel(data.channel_id ?? data.id);
    if (event === "MESSAGE_CREATE") this.arrived(data, known);
    else if (event === "MESSAGE_UPDATE") this.changed(data);
    else if (event === "MESSAGE_DELETE") this.removed(data.id);
    else if (event === "TYPING_START" && data.channel_id === this.current) this.typing(data.user_id);
    else if (/^(THREAD|CHANNEL)_(CREATE|UPDATE)$/.test(event)) this.channelChanged(data);
    else if (/^(THREAD|CHANNEL)_DELETE$/.test(event)) this.channelGone(data.id);
  }

  arrived(message, known) {
    if (message.author.id === this.bot.id) $("typing").textContent = "";
    if (known?.thread_metadata && !isSecret(message) && message.type !== THREAD_STARTER) this.channelChanged({ ...known, message_count: known.message_count + 1 });
    if (message.channel_id !== this.current) {
      if (known && message.author.id !== this.me) { this.unread.add(message.channel_id); this.list(); }
      return;
    }
    if (this.messages.some((one) => one.id === message.id)) return;
    const stick = this.atEnd || message.author.id === this.me || isSecret(message);
    $("log").append(...this.withDay(message, this.messages.at(-1)));
    if (!this.messages.length) $("log").querySelector(".empty p:last-child")?.remove();
    this.messages.push(message);
    if (stick) this.toEnd();
  }

  changed(message) {
    const at = this.messages.findIndex((one) => one.id === message.id);
    if (at < 0) return;
    this.messages[at] = message;
    const old = $("log").querySelector(`[data-id="${message.id}"]`);
    if (old?.querySelector(".options")) { (this.held ??= new Set()).add(message.id); return; }
    this.replace(message, at, old);
  }

  replace(message, at, old) {
    const focus = old.contains(document.activeElement) ? document.activeElement.dataset.customId : null;
    const before = this.messages[at - 1];
    const same = before && new Date(before.timestamp).toDateString() === new Date(message.timestamp).toDateString();
    const fresh = messageElement(message, same ? before : null, this);
    old.replaceWith(fresh);
    if (focus) fresh.querySelector(`[data-custom-id="${CSS.escape(focus)}"]`)?.focus({ preventScroll: true });
    if (this.atEnd) this.toEnd();
  }

  /** Show changes that were held back while a menu of the message was open. */
  flush() {
    for (const id of this.held ?? []) {
      const at = this.messages.findIndex((one) => one.id === id);
      const old = $("log").querySelector(`[data-id="${id}"]`);
      if (at >= 0 && old) this.replace(this.messages[at], at, old);
    }
    this.held = new Set();
  }

  removed(id) {
    this.messages = this.messages.filter((one) => one.id !== id);
    $("log").querySelector(`[data-id="${id}"]`)?.remove();
  }

  channelChanged(channel) {
    const at = this.channels.findIndex((one) => one.id === channel.id);
    if (at < 0) this.channels.push(channel);
    else this.channels[at] = channel;
    const starter = this.messages.find((message) => message.id === channel.id);
    if (starter?.thread) this.changed({ ...starter, thread: channel });
    this.list();
    this.composer.rename();
  }

  channelGone(id) {
    this.channels = this.channels.filter((one) => one.id !== id);
    if (this.current === id) this.openChannel(this.channels.find((one) => one.type === TEXT).id);
    this.list();
  }

  typing(user) {
    $("typing").textContent = `${this.userName(user)} is typing…`;
    clearTimeout(this.typingTimer);
    this.typingTimer = setTimeout(() => { $("typing").textContent = ""; }, TYPING_MS);
  }

  async say(content) {
    return (await this.ask("say", { channel: this.current, content })).error;
  }

  async slash(command, options) {
    const pending = make("article", { class: "message pending" }, avatar(this.bot), make("div", { class: "main" }, make("p", { class: "thinking md" }, `Sending /${command}…`)));
    $("log").append(pending);
    this.toEnd();
    const result = await this.ask("slash", { channel: this.current, command, options });
    pending.remove();
    this.opened(result);
    return result;
  }

  autocomplete(command, focused, value, options) {
    return this.ask("autocomplete", { channel: this.current, command, focused, value, options });
  }

  /** Press a button or send a menu's values; return whether it succeeded. */
  async act(message, part, values) {
    const result = values ? await this.ask("select", { message: message.id, custom_id: part.custom_id, values }) : await this.ask("click", { message: message.id, custom_id: part.custom_id });
    const box = $("log").querySelector(`[data-id="${message.id}"] .main`);
    box?.querySelector(":scope > .failure")?.remove();
    if (result.error) box?.append(make("p", { class: "failure", role: "alert" }, result.error));
    if (result.error && this.atEnd) this.toEnd();
    this.opened(result);
    return !result.error;
  }

  opened(result) {
    if (!result.modal) return;
    openModal(result.modal, this, async (values) => (await this.ask("submit", { interaction: result.interaction, values })).error);
  }

  dismiss(message) {
    this.removed(message.id);
    this.tell("dismiss", { message: message.id });
  }

  /** Show one of the client's own messages, visible only to this person. */
  notice(text) {
    const gone = () => element.remove();
    const note = make("div", { class: "note" }, icon("eye"), make("span", {}, "Only you can see this •"), make("button", { type: "button", on: { click: gone } }, "Dismiss message"));
    const element = make("article", { class: "message secret" }, avatar(this.bot), make("div", { class: "main" }, make("p", { class: "failure", role: "alert" }, text), note));
    $("log").append(element);
    this.toEnd();
  }
}

new App();
