/** Making elements. Text is always set as text, never as markup. */

/** Make an element: attributes and properties by name, `on` for listeners, children as nodes or texts. */
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

/** Give the round sign of somebody: the first letters of the name on a colour that follows from the id. */
export function avatar(user, small = "") {
  const name = nameOf(user);
  const initials = name.split(/\s+/).map((word) => word[0] ?? "").join("").slice(0, 2).toUpperCase();
  const tint = user.bot ? "#8c1d2f" : TINTS[Number(BigInt(user.id) >> 22n) / 1000 % TINTS.length | 0];
  return make("span", { class: `avatar ${small}`, "aria-hidden": "true", style: { background: tint } }, initials);
}

/** Give the name under which somebody is shown. */
export function nameOf(user) {
  return user.global_name || user.username;
}

/** Give a number as the colour it stands for. */
export function colour(number) {
  return `#${number.toString(16).padStart(6, "0")}`;
}
