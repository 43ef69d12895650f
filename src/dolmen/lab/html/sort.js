document.querySelectorAll("th button").forEach(button=>button.addEventListener("click",()=>{
const head=button.parentElement,table=head.closest("table"),body=table.tBodies[0],at=head.cellIndex;
const down=head.getAttribute("aria-sort")!=="descending";
table.querySelectorAll("th[aria-sort]").forEach(one=>one.removeAttribute("aria-sort"));
head.setAttribute("aria-sort",down?"descending":"ascending");
const value=row=>{const v=row.cells[at].dataset.v;return v===""?null:isNaN(v)?v:Number(v)};
[...body.rows].sort((a,b)=>{const x=value(a),y=value(b);if(x===null||y===null)return (x===null)-(y===null);
const order=typeof x==="number"&&typeof y==="number"?x-y:String(x).localeCompare(String(y),document.documentElement.lang);
return down?-order:order}).forEach(row=>body.append(row))}));
