/** A modal: its fields, input and errors. */

import { entriesOf } from "./components.js";
import { make } from "./dom.js";
import { markdown } from "./markdown.js";

const TEXT_INPUT = 4;
const PARAGRAPH = 2;
const FILE_UPLOAD = 19;
const RADIO = 21;
const CHECKBOX = 23;

/** Open a modal. `send(values)` returns an error text, or "" on success. */
export function openModal(modal, world, send) {
  const dialog = document.getElementById("modal");
  const collectors = [];
  const body = make("div", { class: "body" });
  for (const part of modal.components) {
    if (part.type === 10) body.append(markdown(part.content, world));
    else if (part.type === 18) body.append(labelled(part.component, part.label, part.description, world, collectors));
    else for (const field of part.components) body.append(labelled(field, field.label, "", world, collectors));
  }
  const failure = make("p", { class: "failure", role: "alert", hidden: true });
  const submit = make("button", { type: "submit", class: "btn s1" }, "Submit");
  const cancel = make("button", { type: "button", class: "btn s2", on: { click: () => dialog.close() } }, "Cancel");
  const form = make("form", { method: "dialog" },
    make("h2", { id: "modal-title" }, modal.title),
    make("p", { class: "warning" }, `This form goes to ${world.bot.global_name}. Do not share passwords.`),
    body, make("div", { class: "acts" }, cancel, submit));
  body.append(failure);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    submit.disabled = true;
    const values = Object.assign({}, ...(await Promise.all(collectors.map((collect) => collect()))));
    const error = await send(values);
    submit.disabled = false;
    failure.hidden = !error;
    failure.textContent = error;
    if (error) failure.scrollIntoView({ block: "nearest" });
    else dialog.close();
  });
  dialog.replaceChildren(form);
  dialog.showModal();
  dialog.querySelector(".body input, .body textarea, .body select")?.focus();
}

function required(field) {
  return field.type !== CHECKBOX && field.required !== false;
}

function labelled(field, label, description, world, collectors) {
  const id = `field-${field.id}`;
  const star = required(field) ? make("span", { class: "required", title: "required" }, "*") : "";
  const about = description ? make("p", { class: "described" }, description) : "";
  if (field.type === TEXT_INPUT) return make("div", {}, make("label", { class: "title", for: id }, label, star), about, ...text(field, id, collectors));
  if (field.type === FILE_UPLOAD) return make("div", {}, make("label", { class: "title", for: id }, label, star), about, upload(field, id, collectors));
  return make("fieldset", {}, make("legend", {}, label, star), about, choice(field, world, collectors, label));
}

function text(field, id, collectors) {
  const limits = { maxLength: field.max_length ?? 4000 };
  const common = { id, placeholder: field.placeholder, required: required(field) };
  const input = field.style === PARAGRAPH ? make("textarea", common) : make("input", { ...common, type: "text" });
  Object.assign(input, limits);
  input.value = field.value ?? "";
  const count = make("span", { class: "count", "aria-hidden": "true" });
  const show = () => { count.textContent = `${input.value.length}/${limits.maxLength}`; };
  input.addEventListener("input", show);
  show();
  collectors.push(() => ({ [field.custom_id]: input.value }));
  return [input, count];
}

function upload(field, id, collectors) {
  const input = make("input", { id, type: "file", multiple: (field.max_values ?? 1) > 1 });
  collectors.push(async () => ({ [field.custom_id]: await Promise.all([...input.files].map(packed)) }));
  return input;
}

/** Convert a file for the sandbox: its name, and its bytes as base64. */
export async function packed(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  for (let at = 0; at < bytes.length; at += 32768) binary += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return { name: file.name, data: btoa(binary) };
}

function choice(field, world, collectors, label) {
  if (field.type === CHECKBOX) {
    const box = make("input", { type: "checkbox", checked: Boolean(field.default), "aria-label": label });
    collectors.push(() => ({ [field.custom_id]: box.checked }));
    return make("label", { class: "tick" }, box, label);
  }
  const single = field.type === RADIO || (field.type < 10 && (field.max_values ?? 1) === 1);
  const entries = field.options && field.type > 10 ? field.options : entriesOf(field, world);
  if (single && field.type !== RADIO) return dropdown(field, entries, collectors, label);
  const inputs = entries.map((entry) => make("input", { type: single ? "radio" : "checkbox", name: field.custom_id, value: entry.value, checked: Boolean(entry.default) }));
  collectors.push(() => ({ [field.custom_id]: inputs.filter((input) => input.checked).map((input) => input.value) }));
  const lines = entries.map((entry, at) => make("label", { class: "tick" }, inputs[at], make("span", {}, entry.label, entry.description ? make("span", {}, entry.description) : "")));
  return make("div", {}, ...lines);
}

function dropdown(field, entries, collectors, label) {
  const vacant = make("option", { value: "" }, field.placeholder ?? "Make a selection");
  const options = entries.map((entry) => make("option", { value: entry.value, selected: Boolean(entry.default) }, entry.description ? `${entry.label} (${entry.description})` : entry.label));
  const select = make("select", { "aria-label": label }, vacant, ...options);
  collectors.push(() => ({ [field.custom_id]: select.value ? [select.value] : [] }));
  return select;
}
