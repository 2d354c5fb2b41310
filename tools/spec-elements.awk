# SPDX-License-Identifier: Apache-2.0
#
# usage: LC_ALL=C awk -f tools/spec-elements.awk jvmti.xml
#
# Takes the source of the specification apart: for each paragraph, and for the attributes of each
# element, a line of element, kind, part (text or attributes), digest and the text itself, separated
# by tabs. Elements are named by their ids: GetStackTrace, GetStackTrace.start_depth (a parameter),
# GetStackTrace:ILLEGAL_ARGUMENT (an error of a function), jvmtiThreadInfo.name (a field). Elided
# elements, notes of the authors and the history are left out.
BEGIN {
    RS = "<"
    for (code = 1; code < 256; code++)
        number[sprintf("%c", code)] = code
    list(significant, "intro category function event callback typedef uniontypedef constants " \
        "capabilitiestypedef constant errorcategory errorid basetype capabilityfield field param " \
        "error required capability")
    list(left_out, "elide rationale issue todo origin changehistory copyright externallink_ issuessection")
    list(paragraph, "p li dt dd tr td th ul dl table example synopsis description definition")
    list(inline, "code i b tm blockquote br internallink externallink functionlink eventlink " \
        "errorlink fieldlink datalink typelink paramlink vmspeclink nullok sub sup a div")
    top = 0
}

function list(set, names,    each, i, count) {
    count = split(names, each, " ")
    for (i = 1; i <= count; i++)
        set[each[i]]
}

function attribute(text, name) {
    if (!match(text, "[ \t\n]" name "=\"[^\"]*\""))
        return ""
    text = substr(text, RSTART + 1, RLENGTH - 1)
    sub(/^[^"]*"/, "", text)
    sub(/"$/, "", text)
    return text
}

function digest(text,    i, length_, a, b, c) {
    length_ = length(text)
    for (i = 1; i <= length_; i++) {
        c = number[substr(text, i, 1)]
        a = (a * 131 + c) % 2147483647
        b = (b * 257 + c) % 2147483629
    }
    return sprintf("%08x%08x", a, b)
}

function put(part, text) {
    gsub(/[ \t\r\n]+/, " ", text)
    gsub(/&lt;/, "<", text)
    gsub(/&gt;/, ">", text)
    gsub(/&quot;/, "\"", text)
    gsub(/&amp;/, "\\&", text)
    sub(/^ /, "", text)
    sub(/ $/, "", text)
    if (text != "" && top > 0)
        print names[top] "\t" kinds[top] "\t" part "\t" digest(text) "\t" text
}

function flush_text() {
    put("text", text_so_far)
    text_so_far = ""
}

# What an element is named after: the function, event or type around it.
function owner(    i) {
    for (i = top; i > 0; i--)
        if (kinds[i] ~ /^(function|event|callback|typedef|uniontypedef|capabilitiestypedef)$/)
            return names[i]
    return ""
}

function name_of(tag, id) {
    if (tag == "param" || tag == "field" || tag == "capabilityfield")
        return owner() "." id
    if (tag == "error") {
        sub(/^JVMTI_ERROR_/, "", id)
        return owner() ":" id
    }
    if (tag == "required" || tag == "capability")
        return owner() "+" id
    return id
}

function open_element(tag, attributes, id) {
    flush_text()
    id = attribute(attributes, "id")
    if (id == "" && tag != "intro")
        id = "?"
    top++
    kinds[top] = tag
    names[top] = id == "" ? names[top - 1] : name_of(tag, id)
    types[top] = ""
    gsub(/[ \t\n]+(id|label|impl|jkernel|disp1|disp2)="[^"]*"/, "", attributes)
    if (tag ~ /^(function|event|capabilityfield|constant|errorid|constants|callback|typedef)$/)
        put("attributes", attributes " ")
}

function close_element() {
    flush_text()
    if (types[top] != "")
        put("attributes", types[top])
    top--
}

skipping == "comment" {
    if ((at = index($0, "-->")) == 0)
        next
    skipping = ""
    text_so_far = text_so_far substr($0, at + 3)
    next
}

/^!--/ {
    if ((at = index($0, "-->")) == 0)
        skipping = "comment"
    else
        text_so_far = text_so_far substr($0, at + 3)
    next
}

/^specification[ >]/ { inside = 1 }
!inside { next }

{
    at = index($0, ">")
    head = substr($0, 1, at - 1)
    after = substr($0, at + 1)
    closing = head ~ /^\//
    alone = head ~ /\/$/
    sub(/^\//, "", head)
    sub(/\/$/, "", head)
    tag = head
    sub(/[ \t\n].*/, "", tag)
    if (skipping != "") {
        if (tag == skipping && !alone)
            depth += closing ? -1 : 1
        if (depth == 0) {
            skipping = ""
            text_so_far = text_so_far after
        }
        next
    }
    if (tag in left_out) {
        if (!closing && !alone) {
            skipping = tag
            depth = 1
        } else
            text_so_far = text_so_far after
        next
    }
    if (tag in significant) {
        if (closing)
            close_element()
        else {
            open_element(tag, substr(head, length(tag) + 1))
            if (alone)
                close_element()
        }
    } else if (tag in paragraph)
        flush_text()
    else if (tag == "jvmti")
        text_so_far = text_so_far "JVM TI"
    else if (tag == "vmspec" && alone)
        text_so_far = text_so_far "JVMS " attribute(head, "chapter")
    else if (tag in inline) {
        if (!closing) {
            link = attribute(head, "id") attribute(head, "name")
            length_before = length(text_so_far)
        }
        # A link without a text of its own shows the name of what it leads to.
        if ((alone || closing) && tag ~ /link$/ && length(text_so_far) == length_before)
            text_so_far = text_so_far link
    } else if (top > 0 && kinds[top] ~ /^(param|field|callback)$/ && !closing) {
        gsub(/[ \t\n]+(impl)="[^"]*"/, "", head)
        types[top] = types[top] " <" head ">"
    }
    text_so_far = text_so_far after
}
