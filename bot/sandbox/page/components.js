/** Renders a message's embeds, attachments and components. */

import { colour, icon, make, nameOf } from "./dom.js";
import { link, markdown } from "./markdown.js";

const VISUAL = /^image\//;

/** Render a picture that opens enlarged when clicked. */
export function picture(media, description = "", extra = "") {
  const image = make("img", { src: media.url, alt: description, loading: "lazy", decoding: "async" });
  if (media.width) Object.assign(image, { width: media.width, height: media.height });
  image.addEventListener("error", () => {
    image.classList.add("broken");
    image.alt = description ? `${description} (the picture is no longer stored)` : "The picture is no longer stored";
  });
  const label = description ? `Enlarge the picture: ${description}` : "Enlarge the picture";
  return make("button", { type: "button", class: `picture ${extra}`, "aria-label": label, on: { click: () => enlarge(media, description) } }, image);
}

function enlarge(media, description) {
  const box = document.getElementById("lightbox");
  const close = make("button", { type: "button", "aria-label": "Close the picture", on: { click: () => box.close() } }, "✕");
  const original = make("a", { href: media.url, target: "_blank", rel: "noopener" }, "Open original");
  box.replaceChildren(close, make("img", { src: media.url, alt: description }), description ? make("p", {}, description) : "", original);
  box.onclick = (event) => { if (event.target === box) box.close(); };
  box.showModal();
}

function sizeText(bytes) {
  if (bytes === undefined) return "";
  return bytes < 1024 ? `${bytes} bytes` : bytes < 1048576 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1048576).toFixed(1)} MB`;
}

function fileCard(name, url, size) {
  const link = make("a", { href: url, download: name }, name);
  return make("div", { class: "file" }, icon("file"), make("div", {}, link, make("span", {}, sizeText(size))));
}

/** Render the attachments below a message. */
export function attachments(list) {
  const pictures = list.filter((entry) => VISUAL.test(entry.content_type ?? ""));
  const others = list.filter((entry) => !VISUAL.test(entry.content_type ?? ""));
  const nodes = others.map((entry) => fileCard(entry.filename, entry.url, entry.size));
  if (pictures.length) nodes.unshift(gallery(pictures.map((entry) => ({ media: entry, description: entry.description }))));
  return nodes;
}

function gallery(items) {
  const box = make("div", { class: `media gallery ${items.length > 1 ? "many" : ""}` });
  for (const item of items) {
    const image = picture(item.media, item.description ?? "");
    box.append(item.spoiler ? veil(image) : image);
  }
  return box;
}

function veil(element) {
  const box = make("div", { class: "veiled" }, element);
  box.append(make("button", { type: "button", class: "unveil", on: { click: () => box.classList.add("open") } }, "SPOILER"));
  return box;
}

/** Render an embed. */
export function embed(data, world) {
  const box = make("article", { class: "embed" });
  if (data.color) box.style.borderLeftColor = colour(data.color);
  if (data.author) box.append(make("div", { class: "by" }, data.author.name));
  if (data.title) {
    const title = data.url ? make("a", { href: data.url, target: "_blank", rel: "noopener" }, data.title) : markdown(data.title, world);
    box.append(make("div", { class: "etitle" }, title));
  }
  if (data.description) box.append(markdown(data.description, world));
  if (data.fields?.length) box.append(fields(data.fields, world));
  if (data.thumbnail) box.append(make("div", { class: "thumb" }, picture(data.thumbnail)));
  if (data.image) box.append(make("div", { class: "media" }, picture(data.image, data.image.description ?? "")));
  const foot = [data.footer?.text, data.timestamp && new Date(data.timestamp).toLocaleString("en-GB", { dateStyle: "short", timeStyle: "short" })].filter(Boolean);
  if (foot.length) box.append(make("div", { class: "foot" }, foot.join(" • ")));
  return box;
}

function fields(list, world) {
  const cells = list.map((field) => make("div", { class: `field ${field.inline ? "inline" : ""}` }, make("b", {}, markdown(field.name, world)), markdown(field.value, world)));
  return make("div", { class: "fields" }, ...cells);
}

/** Render a message's components. `act(component, values)` is called when someone uses one. */
export function components(list, world, act) {
  const build = {
    1: (part) => row(part, world, act),
    2: (part) => button(part, world, act),
    9: (part) => section(part, world, act),
    10: (part) => markdown(part.content, world),
    11: (part) => (part.spoiler ? veil(picture(part.media, part.description ?? "", "thumbnail")) : picture(part.media, part.description ?? "", "thumbnail")),
    12: (part) => gallery(part.items),
    13: (part) => (part.spoiler ? veil(fileCard(part.name, part.file.url, part.size)) : fileCard(part.name, part.file.url, part.size)),
    14: (part) => make("hr", { class: `separator ${part.divider !== false ? "ruled" : ""} ${part.spacing === 2 ? "wide" : ""}` }),
    17: (part) => container(part, build),
  };
  return list.map((part) => build[part.type](part));
}

function container(part, build) {
  const box = make("section", { class: "container" }, ...part.components.map((inner) => build[inner.type](inner)));
  if (part.accent_color !== undefined && part.accent_color !== null) box.style.borderLeftColor = colour(part.accent_color);
  return part.spoiler ? veil(box) : box;
}

function section(part, world, act) {
  const texts = make("div", { class: "texts" }, ...part.components.map((text) => markdown(text.content, world)));
  const accessory = make("div", { class: "accessory" }, ...components([part.accessory], world, act));
  return make("div", { class: "section" }, texts, accessory);
}

function row(part, world, act) {
  const inside = part.components.map((inner) => (inner.type === 2 ? button(inner, world, act) : menu(inner, world, act)));
  return make("div", { class: "row" }, ...inside);
}

function emojiText(emoji) {
  return emoji ? (emoji.id ? `:${emoji.name}:` : emoji.name) : "";
}

function button(part, world, act) {
  const inside = [part.emoji && make("span", { "aria-hidden": part.label ? "true" : null }, emojiText(part.emoji)), part.label && make("span", {}, part.label)];
  if (part.style === 5) {
    const arrow = make("span", { "aria-hidden": "true" }, "↗");
    return link(part.url, [...inside, arrow].filter(Boolean), world, "btn s2");
  }
  const element = make("button", { type: "button", class: `btn s${part.style}`, disabled: Boolean(part.disabled) }, ...inside);
  element.dataset.customId = part.custom_id;
  element.addEventListener("click", async () => {
    if (element.classList.contains("busy")) return;
    element.classList.add("busy");
    element.setAttribute("aria-busy", "true");
    await act(part, null);
    element.classList.remove("busy");
    element.removeAttribute("aria-busy");
  });
  return element;
}

/** Return a menu's entries: its own, or the people, roles and channels of the guild. */
export function entriesOf(part, world) {
  if (part.type === 3) return part.options.map((option) => ({ ...option, emoji: emojiText(option.emoji) }));
  const people = world.people.map((user) => ({ label: nameOf(user), value: user.id, description: user.role }));
  const roles = world.roles().map((role) => ({ label: `@${role.name}`, value: role.id }));
  const channels = world.channels.filter((channel) => channel.name).map((channel) => ({ label: `#${channel.name}`, value: channel.id }));
  const entries = { 5: people, 6: roles, 7: [...people, ...roles], 8: channels }[part.type];
  const chosen = new Set((part.default_values ?? []).map((value) => value.id));
  return entries.map((entry) => ({ ...entry, default: chosen.has(entry.value) }));
}

function menu(part, world, act) {
  const low = part.min_values ?? 1;
  const high = part.max_values ?? 1;
  const entries = entriesOf(part, world);
  let chosen = entries.filter((entry) => entry.default).map((entry) => entry.value);
  let before = [...chosen];
  const face = make("button", { type: "button", "aria-haspopup": "listbox", "aria-expanded": "false", disabled: Boolean(part.disabled) });
  face.dataset.customId = part.custom_id;
  const box = make("div", { class: "pick" }, face);
  let sheet = null;

  function label() {
    const labels = entries.filter((entry) => chosen.includes(entry.value)).map((entry) => entry.label);
    face.textContent = labels.join(", ") || part.placeholder || "Make a selection";
    face.classList.toggle("vacant", !labels.length);
  }

  async function send() {
    if (chosen.length < low || chosen.join("\n") === before.join("\n")) return;
    before = [...chosen];
    face.setAttribute("aria-busy", "true");
    const ok = await act(part, chosen);
    face.removeAttribute("aria-busy");
    if (ok) return;
    chosen = entries.filter((entry) => entry.default).map((entry) => entry.value);
    before = [...chosen];
    label();
  }

  function close() {
    if (!sheet) return;
    sheet.remove();
    sheet = null;
    face.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", outside, true);
    document.dispatchEvent(new CustomEvent("menu-closed"));
    if (high > 1) send();
  }

  function outside(event) {
    if (!box.contains(event.target)) close();
  }

  function choose(entry) {
    if (high === 1) {
      const again = low === 0 && chosen[0] === entry.value;
      chosen = again ? [] : [entry.value];
      label();
      close();
      face.focus();
      send();
      return;
    }
    if (chosen.includes(entry.value)) chosen = chosen.filter((value) => value !== entry.value);
    else if (chosen.length < high) chosen = entries.map((one) => one.value).filter((value) => chosen.includes(value) || value === entry.value);
    label();
    for (const option of sheet.querySelectorAll(".option")) mark(option);
  }

  function mark(option) {
    const on = chosen.includes(option.dataset.value);
    option.setAttribute("aria-selected", String(on));
    option.querySelector(".mark").textContent = on ? "✓" : "";
  }

  function open() {
    const options = entries.map((entry) => {
      const text = make("span", {}, entry.label, entry.description ? make("span", {}, entry.description) : "");
      const option = make("button", { type: "button", class: "option", role: "option", on: { click: () => choose(entry) } }, entry.emoji ?? "", text, make("span", { class: "mark", "aria-hidden": "true" }));
      option.dataset.value = entry.value;
      mark(option);
      return option;
    });
    sheet = make("div", { class: "options", role: "listbox", "aria-multiselectable": String(high > 1) }, ...options);
    if (high > 1) sheet.append(make("button", { type: "button", class: "btn s1 done", on: { click: () => { close(); face.focus(); } } }, `Done (${low === high ? low : `${low} to ${high}`})`));
    sheet.addEventListener("keydown", keys);
    box.append(sheet);
    const log = document.getElementById("log").getBoundingClientRect();
    const here = face.getBoundingClientRect();
    if (log.bottom - here.bottom < sheet.offsetHeight + 8 && here.top - log.top > log.bottom - here.bottom) sheet.classList.add("above");
    face.setAttribute("aria-expanded", "true");
    document.addEventListener("pointerdown", outside, true);
    (options.find((option) => option.getAttribute("aria-selected") === "true") ?? options[0])?.focus({ preventScroll: true });
  }

  function keys(event) {
    const all = [...sheet.querySelectorAll("button")];
    const at = all.indexOf(document.activeElement);
    if (event.key === "Escape") { close(); face.focus(); }
    else if (event.key === "ArrowDown") all[Math.min(at + 1, all.length - 1)].focus();
    else if (event.key === "ArrowUp") all[Math.max(at - 1, 0)].focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  face.addEventListener("click", () => (sheet ? close() : open()));
  label();
  return box;
}
