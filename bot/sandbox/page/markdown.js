/** Renders Discord's Markdown. Anything else stays text. */

import { make } from "./dom.js";

const FENCE = /^```(?:[a-z0-9_+-]*\n)?([\s\S]*?)```/i;
const INLINE = [
  [/^\\([^A-Za-z0-9\s])/, (found) => found[1]],
  [/^``(.+?)``(?!`)/s, (found) => make("code", {}, found[1])],
  [/^`([^`]+)`/, (found) => make("code", {}, found[1])],
  [/^\*\*\*(?=\S)([\s\S]+?)\*\*\*(?!\*)/, (found, world) => make("strong", {}, make("em", {}, ...inline(found[1], world)))],
  [/^\*\*(?=\S)([\s\S]+?)\*\*(?!\*)/, (found, world) => make("strong", {}, ...inline(found[1], world))],
  [/^__(?=\S)([\s\S]+?)__(?!_)/, (found, world) => make("u", {}, ...inline(found[1], world))],
  [/^~~(?=\S)([\s\S]+?)~~/, (found, world) => make("s", {}, ...inline(found[1], world))],
  [/^\|\|([\s\S]+?)\|\|/, (found, world) => spoiler(inline(found[1], world))],
  [/^\*(?=\S)((?:\*\*[\s\S]*?\*\*|[^*])+?)\*(?!\*)/, (found, world) => make("em", {}, ...inline(found[1], world))],
  [/^_(?=\S)((?:__[\s\S]*?__|[^_])+?)_(?![_\w])/, (found, world) => make("em", {}, ...inline(found[1], world))],
  [/^<@!?(\d+)>/, (found, world) => mention(`@${world.userName(found[1])}`)],
  [/^<@&(\d+)>/, (found, world) => mention(`@${world.roleName(found[1])}`)],
  [/^<#(\d+)>/, (found, world) => channelLink(found[1], world)],
  [/^<\/([^:>]+):\d+>/, (found, world) => command(found[1], world)],
  [/^<t:(-?\d+)(?::([tTdDfFRsS]))?>/, (found) => stamp(Number(found[1]), found[2] ?? "f")],
  [/^<a?:(\w+):\d+>/, (found) => `:${found[1]}:`],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/, (found, world) => link(found[2], inline(found[1], world), world)],
  [/^<(https?:\/\/[^\s>]+)>/, (found, world) => link(found[1], [found[1]], world)],
  [/^https?:\/\/[^\s<>]+[^\s<>.,:;"')\]]/, (found, world) => link(found[0], [found[0]], world)],
  [/^@(everyone|here)\b/, (found) => mention(found[0])],
];
const SPECIAL = /[\\`*_~|<[@]|https?:\/\//;

/** Render the inline elements of a text. `world` has names: userName, roleName, channelName, openChannel. */
function inline(text, world) {
  const nodes = [];
  let plain = "";
  let rest = text;
  let before = "";
  while (rest) {
    const found = take(rest, before);
    if (found) {
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(found.build(found.match, world));
      before = found.match[0].at(-1);
      rest = rest.slice(found.match[0].length);
      continue;
    }
    const next = rest.slice(1).search(SPECIAL);
    const step = next < 0 ? rest.length : next + 1;
    plain += rest.slice(0, step);
    before = rest[step - 1];
    rest = rest.slice(step);
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function take(rest, before) {
  if (rest.search(SPECIAL) !== 0) return null;
  if (rest[0] === "_" && rest[1] !== "_" && /\w/.test(before)) return null;
  for (const [pattern, build] of INLINE) {
    const match = pattern.exec(rest);
    if (match) return { match, build };
  }
  return null;
}

function command(name, world) {
  return make("button", { type: "button", class: "mention", on: { click: () => world.call(name) } }, `/${world.callName(name)}`);
}

function mention(text) {
  return make("span", { class: "mention" }, text);
}

function channelLink(id, world) {
  return make("button", { type: "button", class: "mention", on: { click: () => world.openChannel(id) } }, `#${world.channelName(id)}`);
}

/** A link. One to a message or channel of this server opens it here, as it does in Discord. */
export function link(url, children, world, look = "") {
  const open = (event) => { if (world.follow(url)) event.preventDefault(); };
  return make("a", { class: look || null, href: url, target: "_blank", rel: "noopener noreferrer", on: { click: open } }, ...children);
}

/** A text in one line, with the names of whom and what it mentions, and no other signs. */
export function plain(text, world) {
  return text
    .replace(/<@!?(\d+)>/g, (_, id) => `@${world.userName(id)}`)
    .replace(/<@&(\d+)>/g, (_, id) => `@${world.roleName(id)}`)
    .replace(/<#(\d+)>/g, (_, id) => `#${world.channelName(id)}`)
    .replace(/<\/([^:>]+):\d+>/g, (_, name) => `/${world.callName(name)}`)
    .replace(/<t:(-?\d+)(?::[tTdDfFRsS])?>/g, (_, seconds) => relative(Number(seconds)))
    .replace(/[*_#`~>|]|^-# /gm, "")
    .replace(/\s+/g, " ")
    .trim();
}

function spoiler(children) {
  const element = make("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler, press to show" }, ...children);
  const open = () => { element.classList.add("open"); element.removeAttribute("aria-label"); };
  element.addEventListener("click", open);
  element.addEventListener("keydown", (event) => { if (event.key === "Enter" || event.key === " ") open(); });
  return element;
}

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" }, S: { dateStyle: "short", timeStyle: "medium" },
};

function stamp(seconds, style) {
  const date = new Date(seconds * 1000);
  const whole = new Intl.DateTimeFormat("en-GB", STYLES.F).format(date);
  const element = make("time", { class: "stamp", datetime: date.toISOString(), title: whole });
  if (style === "R") element.dataset.relative = String(seconds);
  element.textContent = style === "R" ? relative(seconds) : new Intl.DateTimeFormat("en-GB", STYLES[style]).format(date);
  return element;
}

/** Format a time (seconds since 1970) relative to now: "in 2 days". */
export function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const units = [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
  const [unit, size] = units.find(([, length]) => Math.abs(away) >= length) ?? units.at(-1);
  return new Intl.RelativeTimeFormat("en-GB", { numeric: "always" }).format(Math.round(away / size), unit);
}

/** Render a whole text as one element. */
export function markdown(text, world) {
  const body = make("div", { class: "md" });
  let rest = text;
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) body.append(make("p", {}, ...inline(paragraph.join("\n"), world)));
    paragraph = [];
  };
  while (rest) {
    const fence = FENCE.exec(rest);
    if (fence) {
      flush();
      body.append(make("pre", {}, make("code", {}, fence[1].replace(/\n$/, ""))));
      rest = rest.slice(fence[0].length).replace(/^\n/, "");
      continue;
    }
    const block = takeBlock(rest, world);
    if (block) {
      flush();
      body.append(block.element);
      rest = block.rest;
      continue;
    }
    const end = lineEnd(rest);
    paragraph.push(rest.slice(0, end));
    rest = rest.slice(end);
    if (rest.startsWith("\n")) rest = rest.slice(1);
  }
  flush();
  return body;
}

/** Return the end of the line: its line break, or the start of a code block inside it. */
function lineEnd(text) {
  const stop = text.indexOf("\n");
  const fence = text.search(/```[\s\S]*?```/);
  const line = stop < 0 ? text.length : stop;
  return fence > 0 && fence < line ? fence : line;
}

const BLOCKS = [
  [/^(#{1,3}) +(.+)(?:\n|$)/, (found, world) => make(`h${found[1].length}`, {}, ...inline(found[2], world))],
  [/^-# +(.+)(?:\n|$)/, (found, world) => make("small", {}, ...inline(found[1], world))],
  [/^>>> ([\s\S]*)$/, (found, world) => make("blockquote", {}, markdown(found[1], world))],
  [/^((?:> ?.*(?:\n|$))+)/, (found, world) => /^> /.test(found[1]) && make("blockquote", {}, markdown(found[1].trimEnd().replace(/^> ?/gm, ""), world))],
  [/^((?: *[-*] +.+(?:\n|$))+)/, (found, world) => list("ul", found[1], /^( *)[-*] +/, world)],
  [/^((?: *\d+\. +.+(?:\n|$))+)/, (found, world) => list("ol", found[1], /^( *)\d+\. +/, world)],
];

function takeBlock(text, world) {
  for (const [pattern, build] of BLOCKS) {
    const found = pattern.exec(text);
    const element = found && build(found, world);
    if (element) return { element, rest: text.slice(found[0].length) };
  }
  return null;
}

function list(tag, lines, sign, world) {
  const root = make(tag);
  if (tag === "ol") root.start = Number.parseInt(lines.trim(), 10);
  let last = null;
  for (const line of lines.trimEnd().split("\n")) {
    const indent = sign.exec(line)?.[1].length ?? 0;
    const item = make("li", {}, ...inline(line.replace(sign, ""), world));
    if (indent && last) {
      const inner = last.querySelector(":scope > ul, :scope > ol") ?? make(tag);
      inner.append(item);
      last.append(inner);
    } else {
      root.append(item);
      last = item;
    }
  }
  return root;
}
