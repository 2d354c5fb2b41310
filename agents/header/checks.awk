# SPDX-License-Identifier: Apache-2.0
#
# Makes the checks of a header from the tables of spec/: one row for each constant, member,
# slot and type, with the versions it is due in. With -v expected=KIND it writes what the
# rows of that kind must print instead, for expected/header.
function due(rowfirst, rowuntil) {
    return rowfirst ", " (rowuntil == "" ? "0" : rowuntil)
}
function add(kind, name, first, until, check, expected) {
    if (!(kind in count))
        kinds[++kindcount] = kind
    rows[kind, ++count[kind]] = "    {\"" name "\", " due(first, until) ", \"" check "\"},\n"
    versions[kind, count[kind]] = first " " until
    lines[kind, count[kind]] = expected
}
BEGIN { FS = "\t" }
FNR == 1 {
    delete column
    for (i = 1; i <= NF; i++)
        column[$i] = i
    table = FILENAME
    sub(/.*\//, "", table)
    next
}
{ first = $column["first_seen"]; until = $column["until"] }

# The version of the header is compared with that of the JVM, not with a number. Of the
# constants that only the headers have, and not the specification, any may be missing, which
# the checks of a kind of their own tell.
table == "constants.tsv" && $column["name"] != "JVMTI_VERSION" {
    name = $column["name"]
    extra = $column["group"] == "version" || name ~ /^JVMTI_(ERROR_MAX|(MIN|MAX)_EVENT_TYPE_VAL)$/
    add("constants", name, first, until, "VALUE(" name ")",
        (extra && name != "JVMTI_VERSION_1_0" ? "[header.customary-constants]" SUBSEP : \
            "[header.constants]" SUBSEP) name (extra ? "{ = " $column["value"] "|: does not compile}" : " = " $column["value"]))
    if (extra)
        add("customary", name, first, until, "DEFINED(" name ")", name ": defined")
}

table == "constants.tsv" && $column["name"] == "JVMTI_VERSION" && first == 8 {
    add("constants", "JVMTI_VERSION", 8, "", "VERSION(JVMTI_VERSION)",
        "[header.customary-constants]" SUBSEP "JVMTI_VERSION: {that of the JVM|does not compile}")
    add("customary", "JVMTI_VERSION", 8, "", "DEFINED(JVMTI_VERSION)", "JVMTI_VERSION: defined")
}

table == "structs.tsv" && $column["kind"] == "bitfield" {
    name = $column["field"]
    add("capabilities", name, first, until, "BIT(" name ")", name ": bit " $column["position"])
}
table == "structs.tsv" && $column["kind"] != "bitfield" && $1 != "jvmtiEventCallbacks" {
    if (!($1 in members))
        structs[++structcount] = $1
    kind_of[$1] = $column["kind"]
    members[$1] = members[$1] " " $column["c_type"] " " $column["field"] ";"
    fields[$1, ++fieldcount[$1]] = $column["field"]
    types[$1, fieldcount[$1]] = $column["c_type"]
}

table == "params.tsv" {
    parameters[$1] = parameters[$1] ", " $column["c_type"]
}
table == "functions.tsv" && !(($1, "f") in seen) {
    seen[$1, "f"]
    functions[++functioncount] = $1
    slot[$1] = $column["slot"]
    since[$1] = first
}

table == "callbacks.tsv" {
    if (!($1 in arguments)) {
        callbacks[++callbackcount] = $1
        result[$1] = $column["return_type"]
        since[$1] = first
        arguments[$1] = $column["c_type"]
    } else
        arguments[$1] = arguments[$1] ", " $column["c_type"]
}
table == "events.tsv" && !(($1, "e") in seen) {
    seen[$1, "e"]
    add("events", $1, first, "", "EVENT(" $1 ")",
        $1 ": slot " ($column["num"] - 50) ", jvmtiEvent" $1)
}
END {
    for (i = 1; i <= structcount; i++) {
        name = structs[i]
        mine = "typedef " kind_of[name] " {" members[name] " } mine"
        for (k = 1; k <= fieldcount[name]; k++)
            add("structs", name "." fields[name, k], 8, "",
                "MEMBER(" name ", " fields[name, k] ", " types[name, k] ", " mine ")",
                name "." fields[name, k] ": " types[name, k] ", in its place")
        add("structs", name, 8, "", "SIZE(" name ", " mine ")", name ": no other members")
    }
    for (i = 1; i <= functioncount; i++)
        add("functions", functions[i], since[functions[i]], "",
            "FUNCTION(" functions[i] parameters[functions[i]] ")",
            functions[i] ": slot " slot[functions[i]] ", parameters as specified")
    for (i = 1; i <= functioncount; i++)
        add("table", functions[i], since[functions[i]], "", slot[functions[i]],
            functions[i] ": has an address")
    for (i = 1; i <= callbackcount; i++)
        add("callbacks", callbacks[i], since[callbacks[i]], "",
            "CALLBACK(" callbacks[i] ", " result[callbacks[i]] ", " arguments[callbacks[i]] ")",
            callbacks[i] ": as specified")
    for (i = 1; expected == "" && i <= kindcount; i++) {
        kind = kinds[i]
        printf "#ifdef CHECK_%s\nstatic const struct check checks[] = {\n", kind
        for (k = 1; k <= count[kind]; k++)
            printf "%s", rows[kind, k]
        printf "    {NULL, 0, 0, NULL},\n};\n#endif\n"
    }
    open = "8 "
    for (k = 1; expected != "" && k <= count[expected]; k++) {
        if (versions[expected, k] != open) {
            if (open != "8 ")
                print (open ~ / ./ && open !~ /^8 /) ? "@end\n@end" : "@end"
            open = versions[expected, k]
            split(open, bound, " ")
            if (bound[1] != 8)
                print "@since " bound[1]
            if (bound[2] != "")
                print "@until " bound[2]
        }
        # A line may begin with its citation, unless it is that of the whole file.
        if (split(lines[expected, k], part, SUBSEP) == 2 && part[1] != cited) {
            if (cited != "" || part[1] != "[header." expected "]")
                print part[1]
            cited = part[1]
        }
        sub(".*" SUBSEP, "", lines[expected, k])
        print lines[expected, k]
    }
    if (open != "8 " && expected != "")
        print (open ~ / ./ && open !~ /^8 /) ? "@end\n@end" : "@end"
}
