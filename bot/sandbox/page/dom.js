/** Creates elements. Text is always set as text, never as markup. */

/** Create an element: attributes and properties by name, `on` for listeners, children as nodes or texts. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "on") for (const [event, handler] of Object.entries(value)) element.addEventListener(event, handler);
    else if (name === "class") element.className = value;
    else if (name === "style") Object.assign(element.style, value);
    else if (name in element && typeof value !== "string") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const TINTS = ["#5865f2", "#3ba55c", "#b8700b", "#c0392b", "#8e44ad", "#1f8b9d", "#7a6a1c", "#a83279"];

/** Create someone's avatar: the initials on a colour derived from the id. */
export function avatar(user, small = "") {
  const name = nameOf(user);
  const initials = name.split(/\s+/).map((word) => word[0] ?? "").join("").slice(0, 2).toUpperCase();
  const tint = user.bot ? "#8c1d2f" : TINTS[Number(BigInt(user.id) >> 22n) / 1000 % TINTS.length | 0];
  return make("span", { class: `avatar ${small}`, "aria-hidden": "true", style: { background: tint } }, initials);
}

/** Return someone's display name. */
export function nameOf(user) {
  return user.global_name || user.username;
}

/** Convert a number to a CSS colour. */
export function colour(number) {
  return `#${number.toString(16).padStart(6, "0")}`;
}

const ICONS = {
  eye: "M1 8s2.5-5 7-5 7 5 7 5-2.5 5-7 5-7-5-7-5z M8 10.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z",
  pin: "M9.5 1.5l5 5-1.5.7-2.6 2.6-.4 3.2L6.5 9.5 2 14l4.5-4.5L3 6l3.2-.4 2.6-2.6z",
  thread: "M2 3h12v8H8l-3.5 3v-3H2z M5 6h6 M5 8.3h4",
  file: "M4 1.5h5.5L13 5v9.5H4z M9.5 1.5V5H13",
  menu: "M2 4h12 M2 8h12 M2 12h12",
  send: "M2 2.5l12 5.5-12 5.5 2-5.5z M4 8h5",
};
const SVG = "http://www.w3.org/2000/svg";

/** Create a small line icon that needs no font: eye, pin, thread, file, menu, send. */
export function icon(name) {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("viewBox", "0 0 16 16");
  drawing.setAttribute("class", "icon");
  drawing.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  drawing.append(path);
  return drawing;
}
