"""How the site is made: `python -m site_build`. MkDocs writes the pages; what is here makes them live.

- `runtime`: Python for the reader's browser, from the npm package `pyodide` and our own package
- `assets`, `minify`: our scripts and styles, short, under names that hold a hash
- `notebooks`, `sheets`, `search`: pages of notebooks, their style sheets and the search index made light
- `pages`: what every page gets in its head
- `sheet`, `chromium`: the cheat sheet as PDF, by the browser of this machine
- `offline`: what a device can keep of the site
- `serve`: a server for this machine, as a good host would answer
"""
