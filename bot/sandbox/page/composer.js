/** The message box: messages, and slash commands with their options and suggestions. */

import { icon, make, nameOf } from "./dom.js";
import { packed } from "./modal.js";

const WAIT_MS = 150;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const FILE = 11;
const NUMERIC = [4, 10];

/** Return every available command, subcommands joined by spaces: "campaign new". */
export function flatten(commands) {
  const calls = [];
  const walk = (name, shown, entry) => {
    const branches = (entry.options ?? []).filter((option) => option.type < 3);
    if (branches.length) for (const branch of branches) walk(`${name} ${branch.name}`, `${shown} ${branch.shown}`, branch);
    else calls.push({ name, shown, description: entry.description, options: entry.options ?? [] });
  };
  for (const command of commands) if ((command.type ?? 1) === 1) walk(command.name, command.shown, command);
  return calls.sort((one, other) => one.shown.localeCompare(other.shown));
}

/** A popup list above the composer, controlled with arrows, Enter and the pointer. */
class Menu {
  constructor(root, input) {
    this.root = root;
    this.input = input;
    this.element = make("div", { class: "menu", role: "listbox", id: "suggestions", hidden: true });
    root.append(this.element);
    this.entries = [];
    this.at = -1;
  }

  show(title, entries, hint, first = -1) {
    this.entries = entries;
    this.at = Math.min(first, entries.length - 1);
    const buttons = entries.map((entry, index) => {
      const text = make("span", {}, make("b", {}, entry.label), entry.about ? make("span", {}, entry.about) : "");
      const button = make("button", { type: "button", class: "entry", role: "option", id: `suggestion-${index}`, tabindex: "-1" }, text);
      button.addEventListener("pointerdown", (event) => event.preventDefault());
      button.addEventListener("click", () => entry.pick());
      return button;
    });
    this.element.replaceChildren(...(title ? [make("h4", {}, title)] : []), ...buttons, ...(hint && !entries.length ? [make("p", { class: "hint" }, hint)] : []));
    this.element.hidden = !entries.length && !hint;
    this.mark();
  }

  hide() {
    this.element.hidden = true;
    this.entries = [];
    this.at = -1;
    this.mark();
  }

  move(step) {
    if (!this.entries.length) return;
    this.at = (this.at + step + this.entries.length) % this.entries.length;
    this.mark();
  }

  mark() {
    const buttons = [...this.element.querySelectorAll(".entry")];
    buttons.forEach((button, index) => {
      button.classList.toggle("active", index === this.at);
      button.setAttribute("aria-selected", String(index === this.at));
    });
    buttons[this.at]?.scrollIntoView({ block: "nearest" });
    const field = this.input();
    if (!field) return;
    field.setAttribute("aria-expanded", String(!this.element.hidden));
    if (this.at >= 0) field.setAttribute("aria-activedescendant", `suggestion-${this.at}`);
    else field.removeAttribute("aria-activedescendant");
  }

  /** Choose the highlighted entry; return whether there was one. */
  take() {
    const entry = this.entries[this.at];
    entry?.pick();
    return Boolean(entry);
  }
}

/** The composer. `world` sends requests: say, slash, autocomplete. */
export class Composer {
  constructor(root, world) {
    this.root = root;
    this.world = world;
    this.call = null;
    this.request = 0;
    this.plain("");
  }

  /** Show the plain message box with a text. */
  plain(text) {
    this.call = null;
    this.input = make("textarea", { rows: "1", id: "line", "aria-label": "Message", role: "combobox", "aria-expanded": "false", "aria-controls": "suggestions", "aria-autocomplete": "list", autocomplete: "off", maxLength: 2000 });
    this.input.value = text;
    this.rename();
    const send = make("button", { type: "button", class: "send", "aria-label": "Send message", on: { click: () => this.say() } }, icon("send"));
    this.root.replaceChildren(make("div", { class: "field-line" }, this.input, send));
    this.menu = new Menu(this.root, () => this.input);
    this.input.addEventListener("input", () => this.typed());
    this.input.addEventListener("blur", () => this.menu.hide());
    this.input.addEventListener("focus", () => this.typed());
    this.input.addEventListener("keydown", (event) => this.lineKeys(event));
  }

  rename() {
    if (!this.call) this.input.placeholder = `Message ${this.world.title()}`;
  }

  typed() {
    this.input.style.height = "auto";
    this.input.style.height = `${this.input.scrollHeight}px`;
    const found = /^\/(.*)$/.exec(this.input.value);
    if (!found) { this.menu.hide(); return; }
    const wanted = found[1].toLowerCase().trimEnd();
    const calls = flatten(this.world.commands).filter((call) => call.shown.includes(wanted) || call.name.includes(wanted));
    calls.sort((one, other) => Number(other.shown.startsWith(wanted)) - Number(one.shown.startsWith(wanted)));
    const entries = calls.map((call) => ({ label: `/${call.shown}`, about: call.description, pick: () => this.begin(call) }));
    const none = this.world.commands.length ? "No command of that name." : "No commands are registered yet: is the bot running?";
    this.menu.show(this.world.bot.global_name, entries, none, 0);
  }

  lineKeys(event) {
    if (event.isComposing) return;
    const open = !this.menu.element.hidden;
    if (open && event.key === "ArrowDown") this.menu.move(1);
    else if (open && event.key === "ArrowUp") this.menu.move(-1);
    else if (open && event.key === "Escape") this.menu.hide();
    else if (open && event.key === "Tab" && this.menu.take()) { /* taken */ }
    else if (event.key === "Enter" && !event.shiftKey) { if (!open || !this.menu.take()) this.say(); }
    else return;
    event.preventDefault();
  }

  async say() {
    const text = this.input.value.trim();
    if (!text || text.startsWith("/")) return;
    this.input.value = "";
    this.typed();
    const error = await this.world.say(text);
    if (error) this.world.notice(error);
  }

  /** Start a command. */
  begin(call) {
    this.menu.hide();
    this.call = call;
    this.values = new Map();
    this.fields = new Map();
    this.line = make("div", { class: "line" }, make("span", { class: "called" }, `/${call.shown}`));
    this.more = make("span", { class: "line" });
    this.wrong = make("p", { class: "wrongly", role: "alert", hidden: true });
    const send = make("button", { type: "button", class: "btn s1", on: { click: () => this.send() } }, "Send");
    const cancel = make("button", { type: "button", class: "btn s2", "aria-label": "Cancel the command", on: { click: () => this.cancel() } }, "✕");
    this.about = make("p", { class: "about", id: "about" }, call.description);
    const acts = make("span", { class: "acts" }, cancel, send);
    this.root.replaceChildren(make("div", { class: "call", role: "group", "aria-label": `Command ${call.shown}` }, this.about, make("div", { class: "line" }, this.line, this.more, acts), this.wrong));
    this.menu = new Menu(this.root, () => this.fields.get(this.focused)?.input);
    for (const option of call.options) if (option.required) this.addField(option);
    this.offerMore();
    const first = this.fields.values().next().value?.input;
    (first ?? send).focus();
  }

  cancel(text = "") {
    this.menu.hide();
    this.plain(text);
    this.input.focus();
  }

  offerMore() {
    const left = this.call.options.filter((option) => !this.fields.has(option.name));
    this.more.replaceChildren(...left.map((option) => make("button", { type: "button", class: "more", title: option.description, on: { click: () => { this.addField(option); this.offerMore(); this.fields.get(option.name).input.focus(); } } }, `+ ${option.shown}`)));
  }

  addField(option) {
    const id = `option-${option.name}`;
    const numeric = NUMERIC.includes(option.type) && !option.autocomplete && !option.choices?.length;
    const kind = option.type === FILE ? { type: "file" } : { type: "text", inputmode: numeric ? "numeric" : "text" };
    const input = make("input", { id, ...kind, autocomplete: "off", role: "combobox", "aria-expanded": "false", "aria-controls": "suggestions", "aria-required": String(Boolean(option.required)), "aria-describedby": "about", maxLength: 6000 });
    const box = make("div", { class: "opt" }, make("label", { for: id }, option.shown), input);
    this.fields.set(option.name, { option, input, box });
    this.line.append(box);
    input.addEventListener("focus", () => this.enter(option));
    input.addEventListener("blur", () => this.menu.hide());
    input.addEventListener("input", () => { this.values.delete(option.name); box.classList.remove("wrong"); this.wrong.hidden = true; this.suggest(option); });
    input.addEventListener("keydown", (event) => this.fieldKeys(event, option));
  }

  enter(option) {
    this.focused = option.name;
    this.about.textContent = option.description;
    this.suggest(option);
  }

  /** Show the suggestions for an option; the bot's are requested after a short delay. */
  suggest(option) {
    const typed = this.fields.get(option.name).input.value;
    if (option.autocomplete) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.ask(option, typed), WAIT_MS);
      return;
    }
    const known = this.known(option);
    if (!known) { this.menu.hide(); return; }
    const exact = this.values.has(option.name);
    const wanted = typed.toLowerCase().replace(/^[@#]/, "");
    this.offer(option, exact ? known : known.filter((entry) => entry.name.toLowerCase().includes(wanted)));
  }

  known(option) {
    const people = this.world.people.map((user) => ({ name: nameOf(user), value: user.id }));
    const roles = this.world.roles().map((role) => ({ name: `@${role.name}`, value: role.id }));
    const channels = this.world.channels.filter((channel) => channel.name).map((channel) => ({ name: `#${channel.name}`, value: channel.id }));
    const bot = { name: nameOf(this.world.bot), value: this.world.bot.id };
    const lists = { [BOOLEAN]: [{ name: "True", value: true }, { name: "False", value: false }], [USER]: [...people, bot], [CHANNEL]: channels, [ROLE]: roles, [MENTIONABLE]: [...people, ...roles] };
    return option.choices?.length ? option.choices : lists[option.type];
  }

  async ask(option, typed) {
    const mine = ++this.request;
    const others = {};
    for (const [name, field] of this.fields) if (name !== option.name && field.input.value && field.option.type !== FILE) others[name] = this.values.get(name) ?? field.input.value;
    const answer = await this.world.autocomplete(this.call.name, option.name, typed, others);
    const stale = mine !== this.request || this.focused !== option.name || !this.call || document.activeElement !== this.fields.get(option.name)?.input;
    if (stale) return;
    if (answer.error) this.menu.show(option.shown, [], "Loading options failed");
    else this.offer(option, answer.choices);
  }

  offer(option, choices) {
    const entries = choices.map((choice) => ({ label: choice.name, pick: () => this.pick(option, choice) }));
    this.menu.show(option.shown, entries, "No options match your search", entries.length ? 0 : -1);
  }

  pick(option, choice) {
    clearTimeout(this.timer);
    this.request += 1;
    const field = this.fields.get(option.name);
    field.input.value = choice.name;
    this.values.set(option.name, choice.value);
    field.box.classList.remove("wrong");
    this.menu.hide();
    const next = [...this.fields.values()].find((other) => !other.input.value);
    if (next) next.input.focus();
  }

  fieldKeys(event, option) {
    if (event.isComposing) return;
    const open = this.menu.entries.length > 0;
    const input = this.fields.get(option.name).input;
    if (open && event.key === "ArrowDown") this.menu.move(1);
    else if (open && event.key === "ArrowUp") this.menu.move(-1);
    else if (event.key === "Escape") { if (open) this.menu.hide(); else this.cancel(); }
    else if (event.key === "Tab" && !event.shiftKey && open && !this.values.has(option.name) && this.menu.take()) { /* taken */ }
    else if (event.key === "Enter") { if (!(open && !this.values.has(option.name) && this.menu.take())) this.send(); }
    else if (event.key === "Backspace" && !input.value) this.leave(option);
    else return;
    event.preventDefault();
  }

  leave(option) {
    if (option.required) { if (this.fields.keys().next().value === option.name) this.cancel(`/${this.call.shown}`); return; }
    this.fields.get(option.name).box.remove();
    this.fields.delete(option.name);
    this.values.delete(option.name);
    this.offerMore();
    [...this.fields.values()].at(-1)?.input.focus();
  }

  async send() {
    const options = {};
    for (const [name, field] of this.fields) {
      const file = field.option.type === FILE && field.input.files[0];
      if (file) options[name] = await packed(file);
      else if (field.input.value && field.option.type !== FILE) options[name] = this.values.get(name) ?? this.matched(field) ?? field.input.value;
      else if (field.option.required) { this.complain(field, `${name}: this option is required. Specify a value.`); return; }
    }
    const { call, fields, values } = this;
    const draft = [...fields.values()].map((field) => [field.option, field.input.value]);
    this.cancel();
    const result = await this.world.slash(call.name, options);
    if (!result.error) return;
    if (result.interaction || this.call || this.input.value) this.world.notice(result.error);
    else this.again(call, draft, values, result.error);
  }

  /** Show a command that the client refused to send, as filled in, with the reason. */
  again(call, draft, values, error) {
    this.begin(call);
    this.menu.hide();
    for (const [option, text] of draft) {
      if (!this.fields.has(option.name)) this.addField(option);
      if (option.type !== FILE) this.fields.get(option.name).input.value = text;
    }
    this.values = values;
    this.offerMore();
    const named = [...this.fields.values()].find((field) => error.startsWith(`${field.option.name}:`));
    this.complain(named ?? this.fields.values().next().value, error);
  }

  matched(field) {
    return this.known(field.option)?.find((entry) => entry.name.toLowerCase() === field.input.value.toLowerCase())?.value;
  }

  complain(field, text) {
    field?.box.classList.add("wrong");
    this.wrong.textContent = text;
    this.wrong.hidden = false;
    field?.input.focus();
  }
}
