# SPDX-License-Identifier: Apache-2.0
#
# Prints each link between pages of a site that leads nowhere: to a file or an anchor that is not there.
# Its input are all pages, named by paths relative to the site.
#
# usage: awk -f tools/site/links.awk PAGE.html...
BEGIN { RS = "[<>]" }

FNR == 1 { there[FILENAME] = 1 }

match($0, /[ \t\n]id="[^"]*"/) {
    anchors[FILENAME "#" substr($0, RSTART + 5, RLENGTH - 6)] = 1
}

match($0, /(^|[ \t\n])(href|src)="[^"]*"/) {
    link = substr($0, RSTART, RLENGTH)
    sub(/^[^"]*"/, "", link)
    sub(/"$/, "", link)
    if (link !~ /^[a-z]+:/ && link != "" && link != "#" && link != "." && !((FILENAME, link) in met)) {
        met[FILENAME, link] = 1
        from[++count] = FILENAME
        to[count] = link
    }
}

# The file that a link of a page leads to: "a/b.html" and "../c.html" give "c.html".
function target(page, file,    folder) {
    if (file == "")
        return page
    folder = page
    if (!sub(/\/[^\/]*$/, "/", folder))
        folder = ""
    while (sub(/^\.\//, "", file) || file ~ /^\.\.\//)
        if (sub(/^\.\.\//, "", file) && !sub(/[^\/]*\/$/, "", folder))
            return "outside"
    return folder file
}

END {
    for (i = 1; i <= count; i++) {
        file = anchor = to[i]
        sub(/[?#].*/, "", file)
        if (!sub(/^[^#]*#/, "", anchor))
            anchor = ""
        path = target(from[i], file)
        if (path ~ /(^|\/)$/)
            path = path "index.html"
        if (path in there ? (anchor != "" && path ~ /\.html$/ && !((path "#" anchor) in anchors)) : \
            (system("test -e '" path "'") != 0))
            print from[i] ": " to[i]
    }
}
