# SPDX-License-Identifier: Apache-2.0
#
# Of the library of faults: the systematic faults of functions, parameters, events, callbacks and
# capabilities (tables.awk).

# A fault: `fields` are further initializers.
function fault(subject, part, kind, what, needs, fields,    key) {
    key = ((subject, part) in first) ? subject SUBSEP part : subject
    fault_count++
    printf "    {.entry = {\"%s/%s%s\", \"%s\", \"%s\", \"%s\", \"%s\", %s, %d, %d}, %s},\n",
           subject,
           part != "" ? part "/" : "", kind, subject, kind, what, needs,
           words != "" ? "\"" words "\"" : "NULL", first[key], last[key], fields
}

function call_fault(subject, functions, handler, detail) {
    return ".functions = \"" functions "\", .call = systematic_" handler ", .detail = {" detail "}"
}

function emit_errors(name,    i, error, other, documented) {
    for (i = 1; i <= error_counts[name]; i++) {
        error = errors[name, i]
        other = errors[name, i % error_counts[name] + 1]
        if (other == error)
            other = "INTERNAL"
        fault(name, error, "error-to-none", "Where " error " is due, it says NONE.",
              name ":" error, call_fault(name, name, "error",
                                         ".from = " codes[error] ", .to = 0"))
        fault(name, error, "error-to-another",
              "Where " error " is due, it says " other ".", name ":" error,
              call_fault(name, name, "error", ".from = " codes[error] ", .to = " codes[other]))
    }
}

# The ways in which values of a type can be wrong, but for a parameter and member.
function changes_of(type, name) {
    if (type == "T_INT" && name ~ /(_count|_len|_length|map_length)$/)
        return "MINUS_ONE"
    return changes[type]
}

function emit_members(owner, place, struct, handler, needs,    i, j, n, list, change, type, label) {
    for (i = 1; i <= member_counts[struct]; i++) {
        type = member_types[struct, i]
        n = split(is_guard(struct, i) ? "MINUS_ONE" : changes[type], list, " ")
        for (j = 1; j <= n; j++) {
            change = list[j]
            label = names[owner, place] "." member_names[struct, i]
            fault(owner, label, word[change], label " " said[change] ".", needs,
                  call_fault(owner, owner, handler,
                             ".parameter = " (place - 1) ", .member = " (i - 1) \
                             ", .change = " change))
        }
    }
}

function emit_changes(owner, place, list, handler, needs,    i, n, parts, change) {
    n = split(list, parts, " ")
    for (i = 1; i <= n; i++) {
        change = parts[i]
        fault(owner, names[owner, place], word[change], names[owner, place] " " said[change] ".",
              needs, call_fault(owner, owner, handler,
                                ".parameter = " (place - 1) ", .member = -1, .change = " change))
    }
}

# Whether a parameter is the number of elements of an array.
function counts_something(name, place,    i) {
    for (i = 1; i <= arity[name]; i++)
        if (i != place && count_of(name, i) == place - 1)
            return 1
    return 0
}

# Whether the JVM says how many elements there are.
function count_is_out(name, place,    count) {
    count = count_of(name, place)
    return count >= 0 && directions[name, count + 1] == "out"
}

function emit_array(name, place, c_type, type,    needs, key) {
    key = name "." names[name, place]
    needs = key "+1"
    if (direction_of(name, place) == "ALLOCATED" && count_is_out(name, place))
        emit_changes(name, place, "FIRST_DROPPED LAST_DROPPED DUPLICATED", "array", needs)
    else if (direction_of(name, place) == "OUT_ARRAY" && type != "T_ERROR")
        emit_changes(name, place, "FIRST_DROPPED LAST_DROPPED", "array", needs)
    if (key in ordered)
        emit_changes(name, place, "REVERSED", "array", key "+2")
    if (type == "T_STRUCT")
        emit_members(name, place, c_type, "out", needs)
    else
        emit_changes(name, place, changes[type], "out", needs)
}

function emit_parameter(name, place,    c_type, type, direction, key, list) {
    c_type = value_type(name, place)
    type = type_of(c_type)
    direction = direction_of(name, place)
    key = name "." names[name, place]
    if (type == "T_NONE")
        return
    if (direction == "IN") {
        list = changes[type]
        if (type ~ /^T_(OBJECT|CLASS|THREAD|GROUP|STRING|POINTER)$/)
            list = type ~ /THREAD|CLASS/ ? "OTHER" : type == "T_STRING" ? "CUT" : ""
        if (nullok[name, place] == "current-thread" || nullok[name, place] == "yes")
            list = list " NULLED"
        # One more than a set of bits is no plausible mistake; faults by hand have others.
        if (name == "Deallocate" || names[name, place] == "heap_filter" ||
            type == "T_INT" && names[name, place] ~ /count$/)
            list = ""
        emit_changes(name, place, list, "in", name)
    } else if (count_of(name, place) >= 0 || direction == "OUT_ARRAY") {
        emit_array(name, place, c_type, type)
    } else if (type == "T_CAPABILITIES") {
        emit_changes(name, place, "CLEARED", "out", name "." names[name, place])
    } else if (type == "T_STRUCT") {
        emit_members(name, place, c_type, "out", key)
    } else if (type != "T_BYTE" && !counts_something(name, place)) {
        emit_changes(name, place, changes[type], "out", key)
    }
}

function emit_function_faults(name,    place) {
    fault(name, "", "does-nothing", "It says NONE and does nothing.", name,
          call_fault(name, name, "nothing", ""))
    fault(name, "", "internal", "It fails with INTERNAL.", name,
          call_fault(name, name, "fails", ".to = " codes["INTERNAL"]))
    emit_errors(name)
    for (place = 1; place <= arity[name]; place++)
        emit_parameter(name, place)
}

function point_fault(name, handler, detail) {
    return ".points = \"" name "\", .deliver = systematic_" handler ", .detail = {" detail "}"
}

function argument_fault(name, place, change) {
    fault(name, names[name, place], word[change], names[name, place] " " said[change] ".", name,
          point_fault(name, "argument",
                      ".parameter = " (place - 1) ", .member = -1, .change = " change))
}

function emit_arguments(name,    place, i, n, list, c_type, type) {
    for (place = 1; place <= arity[name]; place++) {
        c_type = c_types[name, place]
        type = type_of(c_type)
        if (c_type == "jvmtiEnv*")
            list = "OTHER"
        else if (c_type == "JNIEnv*" || names[name, place] == "user_data")
            list = "NULLED"
        else if (c_type ~ /\*\*$/)
            list = "LOST"
        else if (c_type == "jlong*")
            list = "PLUS_ONE LOST"
        else if (c_type == "const jchar*" || c_type == "const unsigned char*")
            list = "CHANGED"
        else if (c_type ~ /^const jvmtiAddr/)
            list = "NULLED"
        else if (c_type == "jint*")
            list = ""
        else if (names[name, place] ~ /^(address|code_addr|elements|reserved|compile_info)$/)
            list = names[name, place] == "elements" ? "" : "NULLED OTHER"
        else if (names[name, place] ~ /length$|_len$|element_count/)
            list = "MINUS_ONE"
        else
            list = changes[type]
        n = split(list, parts, " ")
        for (i = 1; i <= n; i++)
            argument_fault(name, place, parts[i])
    }
}

function emit_event_faults(name,    event) {
    event = ".event = " numbers[name]
    fault(name, "", "never", "It is never sent.", name, point_fault(name, "never", ""))
    fault(name, "", "twice", "It is sent twice.", name, point_fault(name, "twice", ""))
    fault(name, "", "second-lost", "Every second one about the application's classes is lost.",
          name, point_fault(name, "second_lost", ""))
    fault(name, "", "elsewhere", "It is sent to another environment instead.",
          name "&environments", point_fault(name, "elsewhere", event))
    fault(name, "", "everywhere", "It is sent also to another environment that has a callback.",
          name "&environments", point_fault(name, "everywhere", event))
    fault(name, "", "unasked", "It is sent without being enabled, once it has a callback.",
          "set:" name, call_fault(name, "SetEventCallbacks,AddCapabilities", "unasked", event))
    fault(name, "", "disable-ignored", "It is sent though it was disabled.", "disable:" name,
          call_fault(name, "SetEventNotificationMode", "disable_ignored", event))
    if (controllable[name] == "yes")
        fault(name, "", "filter-ignored", "Enabled for one thread, it is sent for all.",
              "enable-thread:" name,
              call_fault(name, "SetEventNotificationMode", "filter_ignored", event))
    if (required[name] != "")
        fault(name, "", "capability-not-required",
              "It can be enabled without the capability that it requires.", "refused:" name,
              call_fault(name, "SetEventNotificationMode", "not_required", event))
    emit_arguments(name)
}

function emit_callback_faults(name) {
    fault(name, "", "never", "It is never called.", name, point_fault(name, "never", ""))
    fault(name, "", "twice", "It is called twice.", name, point_fault(name, "twice", ""))
    fault(name, "", "second-lost", "Every second call is left out.", name,
          point_fault(name, "second_lost", ""))
    fault(name, "", "result-ignored", "Its result is ignored: the walk goes on.", name,
          point_fault(name, "result", ".to = " (results[name] == "jint" ? 256 : 1)))
    emit_arguments(name)
}

function emit_capability_faults(name,    bit) {
    bit = ".capability = " bits[name]
    fault(name, "", "not-granted", "AddCapabilities says NONE but does not grant it.",
          "add:" name, call_fault(name, "AddCapabilities", "not_granted", bit))
    fault(name, "", "granted-unseen", "It is granted, but GetCapabilities does not show it.",
          "add:" name "&GetCapabilities", call_fault(name, "GetCapabilities", "unseen", bit))
    fault(name, "", "shown-not-held", "GetCapabilities shows it though it is not held.",
          "GetCapabilities", call_fault(name, "GetCapabilities", "shown", bit))
    fault(name, "", "granted-too", "It is granted along with any other capability.",
          "AddCapabilities", call_fault(name, "AddCapabilities", "granted_too", bit))
    fault(name, "", "granted-at-once", "A new environment holds it.", "",
          ".created = systematic_granted_at_once, .detail = {" bit "}")
    fault(name, "", "lost", "It is lost when another capability is added or given back.",
          "add:" name, call_fault(name, "AddCapabilities,RelinquishCapabilities", "lost", bit))
    fault(name, "", "kept", "RelinquishCapabilities says NONE but does not take it away.",
          "relinquish:" name, call_fault(name, "RelinquishCapabilities", "kept", bit))
    fault(name, "", "shared", "Added to one environment, it is held by all.",
          "add:" name "&environments", call_fault(name, "AddCapabilities", "shared", bit))
}
