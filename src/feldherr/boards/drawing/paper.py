"""Papers and inks: one hand for all boards, on light and on dark paper."""

from typing import NamedTuple

SERIF = "'EB Garamond','Linux Libertine O','Libertinus Serif','Palatino Linotype',Palatino,Georgia,'DejaVu Serif',serif"


class Paper(NamedTuple):
    """The colours of a sheet."""

    sheet: str
    margin: str
    tints: tuple[str, str, str, str, str]
    wood: str
    built: str
    ink: str
    soft_ink: str
    border: str
    faint: str
    water: str
    bank: str
    flow: str
    tree: str
    tree_light: str
    vine: str
    house: str
    house_line: str
    main_road: str
    road_inside: str
    local_road: str
    slope: str
    bar: str
    objective: str
    arrow: str
    glow: str
    red: str
    blue: str
    halo: str
    signs: dict[str, str]


LIGHT = Paper(
    sheet="#eee3c8", margin="#e4d7b6",
    tints=("#f6eeda", "#f1e7ce", "#f4ead3", "#eee2c6", "#f7f0df"),
    wood="#e3e0bd", built="#eadbbd", ink="#2b2117", soft_ink="#5d4c35", border="#8d7a58", faint="#c9b88f",
    water="#b7ccd3", bank="#4d6b7a", flow="#7f9dab", tree="#5d6f43", tree_light="#a3b07a", vine="#8f9a63",
    house="#9c4a38", house_line="#5e2419", main_road="#7a3325", road_inside="#fbf4e2", local_road="#86683f",
    slope="#7b6445", bar="#2b2117", objective="#a3342a", arrow="#a3342a", glow="#c98a16", red="#a12d2b", blue="#2c4f8f",
    halo="#f6eeda",
    signs={"infantry": "#6d5a3c", "cavalry": "#a35f10", "artillery": "#2b2117", "obstacle": "#8c2626"},
)

DARK = Paper(
    sheet="#26221b", margin="#1f1c17",
    tints=("#312c23", "#2d281f", "#2f2a21", "#2a261e", "#342f26"),
    wood="#2b3023", built="#3a3125", ink="#e9dfc6", soft_ink="#c3b493", border="#786848", faint="#4a412f",
    water="#2c414c", bank="#7ba0b0", flow="#4d6b79", tree="#738757", tree_light="#4b5a37", vine="#66703f",
    house="#b5604b", house_line="#e0a08d", main_road="#d08068", road_inside="#2a251d", local_road="#a98a5c",
    slope="#8d7854", bar="#efe6cf", objective="#d65a4c", arrow="#d65a4c", glow="#e5ab3c", red="#c4423e", blue="#4f7ac4",
    halo="#2b261e",
    signs={"infantry": "#bba67c", "cavalry": "#e29a3f", "artillery": "#efe6cf", "obstacle": "#e0655a"},
)
