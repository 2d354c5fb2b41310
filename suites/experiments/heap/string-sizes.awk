# SPDX-License-Identifier: Apache-2.0
#
# Draws sizes of strings, and the share of the text in them, as SVG. Reads the lines of
# `assay ask --recorded FILE --plain heap/string-sizes`, then those of
# heap/string-sizes-uncompressed: "JVM<tab>Latin-1 in 48 bytes: 1 to 8 characters ...".
BEGIN {
    FS = "\t"
    n = 0
    part = 0
    split("#1b6ac9 #c2410c #15803d #7e22ce #a16207 #0e7490 #be123c #4d7c0f #374151 #db2777 #0891b2 #9a3412", colour, " ")
}

# A line without a JVM begins the second part.
NF < 2 { part++; next }

$1 ~ /Zero/ { next }

$2 ~ / in [0-9]+ bytes: / {
    split($2, word, " ")
    series = $1 (part > 0 ? ", uncompressed" : "") "|" word[1]
    if (!(series in seen)) {
        seen[series]
        order[++n] = series
    }
    for (i = word[5]; i <= word[7]; i++)
        bytes[series, i] = word[3]
}

# Series that are the same share a curve and a legend.
function signature(series,    i, text) {
    for (i = 0; i <= 164; i++)
        text = text bytes[series, i] " "
    return text
}

function path(series, share, x0, y0, height, most,    i, text, value, x, y) {
    for (i = 0; i <= 164; i++) {
        value = bytes[series, i]
        if (share)
            value = 100 * i * (series ~ /other$/ ? 2 : 1) / value
        x = x0 + i * 4
        y = y0 + height - value * height / most
        if (i == 0)
            text = sprintf("M%d %.1f", x, y)
        else if (share)
            text = text sprintf("L%d %.1f", x, y)
        else
            text = text sprintf("H%dV%.1f", x, y)
    }
    return text
}

function dash(i) {
    return legend[i] ~ /^[^;]*uncompressed/ ? " stroke-dasharray=\"5 3\"" : ""
}

function panel(title, share, x0, y0, height, most, step,    i, y) {
    printf "<text class=\"t\" x=\"%d\" y=\"%d\">%s</text>\n", x0, y0 - 12, title
    for (i = 0; i <= most; i += step) {
        y = y0 + height - i * height / most
        printf "<path class=\"g\" d=\"M%d %.1fH%d\"/><text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%d</text>\n",
            x0, y, x0 + 656, x0 - 6, y + 4, i
    }
    for (i = 0; i <= 164; i += 20)
        printf "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%d</text>\n", x0 + i * 4, y0 + height + 16, i
    for (i = 1; i <= shown; i++)
        printf "<path class=\"s\" stroke=\"%s\"%s d=\"%s\"/>\n", colour[i], dash(i), path(curve[i], share, x0, y0, height, most)
}

END {
    shown = 0
    for (i = 1; i <= n; i++) {
        key = signature(order[i]) (order[i] ~ /other$/ && order[i] !~ /^8/ ? "other" : "")
        split(order[i], name, "|")
        if (!(key in first)) {
            if (shown == 12)
                continue
            first[key] = ++shown
            curve[shown] = order[i]
            kind[shown] = name[2]
            legend[shown] = name[1]
        } else if (index(legend[first[key]], name[1]) == 0) {
            legend[first[key]] = legend[first[key]] "; " name[1]
        } else {
            kind[first[key]] = "any"
        }
    }
    # The legend is the longest text: 6.5 a character are enough for a font of 12.
    width = 760
    for (i = 1; i <= shown; i++) {
        long = 108 + 6.5 * length(legend[i] ": " kind[i] " characters")
        if (long > width)
            width = int(long)
    }
    height = 720 + 20 * shown
    printf "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"12\" role=\"img\" aria-label=\"Sizes of strings by length\">\n", width, height
    print "<style>.g{stroke:#ccc;stroke-width:1}.s{fill:none;stroke-width:2}.t{font-size:15px;font-weight:bold}text{fill:#222}</style>"
    printf "<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n", width, height
    panel("Bytes of a String and its array, by number of characters", 0, 60, 50, 280, 480, 80)
    panel("Share of the text in them, in percent", 1, 60, 400, 260, 100, 20)
    for (i = 1; i <= shown; i++)
        printf "<path class=\"s\" stroke=\"%s\"%s d=\"M60 %dh30\"/><text x=\"98\" y=\"%d\">%s: %s characters</text>\n",
            colour[i], dash(i), 704 + 20 * i, 708 + 20 * i, legend[i], kind[i]
    print "</svg>"
}
