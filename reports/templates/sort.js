// Tables sort by a click on a heading: numbers by their size, other texts by the alphabet of the page's language.
for (const table of document.querySelectorAll("table")) {
  const body = table.tBodies[0];
  table.querySelectorAll("thead th").forEach((heading) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...heading.childNodes);
    heading.append(button);
    button.addEventListener("click", () => sortBy(table, body, heading));
  });
}
function number(text) {
  const found = text.replace(/[\u202f\u00a0\s]/g, "").replace("\u2212", "-").replace(/(\d),(\d{1,2}\b)/g, "$1.$2").replace(/,/g, "").match(/^[+-]?\d+(\.\d+)?/);
  return found ? parseFloat(found[0]) : null;
}
function sortBy(table, body, heading) {
  const rising = heading.getAttribute("aria-sort") !== "ascending";
  const place = heading.cellIndex, sign = rising ? 1 : -1;
  const language = document.documentElement.lang;
  const rows = [...body.rows].map((row) => {
    const text = row.cells[place].textContent;
    return { row, text, value: number(text) };
  });
  rows.sort((one, two) => {
    if (one.value === null || two.value === null) {
      return (one.value === null) - (two.value === null) || sign * one.text.localeCompare(two.text, language);
    }
    return sign * (one.value - two.value);
  });
  for (const each of table.querySelectorAll("thead [aria-sort]")) each.removeAttribute("aria-sort");
  heading.setAttribute("aria-sort", rising ? "ascending" : "descending");
  body.append(...rows.map((each) => each.row));
}
