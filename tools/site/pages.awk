# SPDX-License-Identifier: Apache-2.0
#
# A long page as several, for tools/site.sh: each "### " section becomes a page of its own in DIR, and
# what stands before the first of a "## " section goes to standard output with a list of its pages. The page
# of a section is named for the first word in backquotes of its text, or for its title.
#
# usage: awk -v dir=DIR -f tools/site/pages.awk PAGE.md
function put_page(    file) {
    if (title == "")
        return
    name = match(text, /`[A-Za-z0-9_.-]+`/) ? substr(text, RSTART + 1, RLENGTH - 2) : title
    gsub(/[^A-Za-z0-9_.-]+/, "-", name)
    file = dir "/" name ".md"
    gsub(/\]\(/, "](../", text)
    gsub(/\]\(\.\.\/http/, "](http", text)
    gsub(/\]\(\.\.\/#/, "](#", text)
    print "# " title "\n" text >file
    close(file)
    n = split(dir, folders, "/")
    print "- [" title "](" folders[n] "/" name ".md)"
    title = ""
    text = ""
}
/^### / { put_page(); title = substr($0, 5); next }
/^## / { put_page(); print ""; print; next }
title != "" { text = text "\n" $0; next }
{ print }
END { put_page() }
