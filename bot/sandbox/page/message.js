/** Renders a message. */

import { attachments, components, embed } from "./components.js";
import { avatar, colour, icon, make, nameOf } from "./dom.js";
import { markdown, plain } from "./markdown.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const HAS_THREAD = 1 << 5;
const V2 = 1 << 15;
const GROUP_MS = 7 * 60 * 1000;

/** Whether only its viewer sees a message. */
export function isSecret(message) {
  return Boolean(message.flags & EPHEMERAL);
}

/** Whether a message continues the one before it, so that the author isn't repeated. */
export function continues(message, before) {
  return Boolean(before) && before.author.id === message.author.id && before.type === 0 && message.type === 0
    && isSecret(before) === isSecret(message) && !message.interaction_metadata
    && Date.parse(message.timestamp) - Date.parse(before.timestamp) < GROUP_MS;
}

/** Format a message's time like Discord. */
export function when(iso) {
  const date = new Date(iso);
  const time = date.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(date).setHours(0, 0, 0, 0)) / 86400000);
  if (days === 0) return `Today at ${time}`;
  return days === 1 ? `Yesterday at ${time}` : `${date.toLocaleDateString("en-GB")} ${time}`;
}

/** Render a message. `world` has names and actions; `before` is the message above it. */
export function messageElement(message, before, world) {
  const grouped = continues(message, before);
  const box = make("article", { class: `message ${grouped ? "grouped" : ""}`, tabindex: "-1" });
  box.dataset.id = message.id;
  if (isSecret(message)) box.classList.add("secret");
  else if (message.mentions?.some((user) => user.id === world.me) && message.author.id !== world.me) box.classList.add("mentioned");
  if (message.type === 18 || message.type === 6) return systemLine(box, message, world);
  const context = contextLine(message, world);
  if (context) box.append(context);
  box.append(avatar(message.author), make("div", { class: "main" }, grouped ? "" : head(message, world), ...body(message, world)));
  return box;
}

function head(message, world) {
  const person = world.people.find((user) => user.id === message.author.id);
  const name = make("span", { class: "author" }, nameOf(message.author));
  if (person?.colour) name.style.color = readable(person.colour);
  const tag = message.author.bot ? make("span", { class: "tag" }, "APP") : "";
  return make("div", { class: "head" }, name, tag, make("time", { datetime: message.timestamp }, when(message.timestamp)));
}

/** Return a role's colour, lightened until it's readable on the dark background. */
function readable(number) {
  let parts = [number >> 16, (number >> 8) & 255, number & 255];
  while (0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2] < 130) parts = parts.map((part) => Math.min(255, part + 20));
  return colour((parts[0] << 16) | (parts[1] << 8) | parts[2]);
}

function contextLine(message, world) {
  const metadata = message.interaction_metadata;
  if (message.type === 20 && metadata) {
    const text = make("span", { class: "what" }, make("b", {}, nameOf(metadata.user)), " used ", make("span", { class: "command" }, `/${metadata.name}`));
    return make("div", { class: "context" }, avatar(metadata.user), text);
  }
  const first = message.referenced_message;
  if (message.type !== 19 || !first) return null;
  const said = first.content || first.embeds?.[0]?.title || firstText(first.components) || "a message";
  const jump = () => document.querySelector(`[data-id="${first.id}"]`)?.scrollIntoView({ block: "center" });
  const what = make("button", { type: "button", class: "what", on: { click: jump } }, make("b", {}, nameOf(first.author)), ` ${plain(said, world).slice(0, 120)}`);
  return make("div", { class: "context" }, avatar(first.author), what);
}

function firstText(list = []) {
  for (const part of list) {
    const text = part.content || firstText(part.components ?? []);
    if (text) return text;
  }
  return "";
}

function systemLine(box, message, world) {
  box.classList.add("system");
  const name = make("b", {}, nameOf(message.author));
  const stamp = make("time", { class: "edited", datetime: message.timestamp }, when(message.timestamp));
  const line = message.type === 6
    ? make("div", { class: "main" }, icon("pin"), " ", name, " pinned a message to this channel. ", stamp)
    : make("div", { class: "main" }, icon("thread"), " ", name, " started a thread: ",
      make("button", { type: "button", class: "linkish", on: { click: () => world.openChannel(message.message_reference.channel_id) } }, message.content), ". ", stamp);
  box.append(make("span", { class: "avatar" }), line);
  return box;
}

function body(message, world) {
  if (message.flags & LOADING) return [make("p", { class: "thinking md" }, `${nameOf(message.author)} is thinking…`), ...secretNote(message, world)];
  const nodes = [];
  const source = message.type === 21 ? message.referenced_message : message;
  if (!source) return [make("p", { class: "thinking" }, "The first message of this thread is gone.")];
  const act = (part, values) => world.act(message, part, values);
  if (source.content) nodes.push(markdown(source.content, world));
  if (source.edited_timestamp && nodes.length) {
    const last = nodes.at(-1).lastElementChild;
    (last?.tagName === "P" ? last : nodes.at(-1)).append(make("span", { class: "edited" }, "(edited)"));
  }
  for (const data of source.embeds ?? []) nodes.push(embed(data, world));
  nodes.push(...attachments(source.attachments ?? []));
  const parts = components(message.type === 21 ? [] : source.components ?? [], world, act);
  if (parts.length) nodes.push(make("div", { class: source.flags & V2 ? "layout" : "rows" }, ...parts));
  nodes.push(...secretNote(message, world));
  if (message.flags & HAS_THREAD && message.thread) nodes.push(threadCard(message.thread, world));
  return nodes;
}

function secretNote(message, world) {
  if (!isSecret(message)) return [];
  const dismiss = make("button", { type: "button", on: { click: () => world.dismiss(message) } }, "Dismiss message");
  return [make("div", { class: "note" }, icon("eye"), make("span", {}, "Only you can see this •"), dismiss)];
}

function threadCard(thread, world) {
  const count = thread.message_count === 1 ? "1 message" : `${thread.message_count} messages`;
  const closed = thread.thread_metadata.archived ? "Archived" : count;
  return make("button", { type: "button", class: "threadcard", on: { click: () => world.openChannel(thread.id) } },
    make("b", {}, thread.name), make("span", {}, closed, make("em", {}, "See thread ›")));
}
