# SPDX-License-Identifier: Apache-2.0
#
# Makes the tables of the library of faults from spec/: functions with their parameters and
# a wrapper for each, events and callbacks of heap walks with a trampoline for each, the
# layouts of structures, and the systematic faults.
#
# usage: awk -f faults/tables.awk error_codes.tsv capabilities.tsv structs.tsv params.tsv
#            errors.tsv functions.tsv events.tsv callbacks.tsv
BEGIN {
    FS = "\t"
    types["jint"] = types["jvmtiPhase"] = types["jvmtiJlocationFormat"] = "T_INT"
    types["jvmtiTimerKind"] = types["jvmtiParamKind"] = types["jvmtiParamTypes"] = "T_INT"
    types["jvmtiHeapReferenceKind"] = types["jvmtiObjectReferenceKind"] = "T_INT"
    types["jvmtiHeapRootKind"] = types["jvmtiPrimitiveType"] = "T_INT"
    types["jvmtiHeapObjectFilter"] = "T_INT"
    types["jlong"] = types["jlocation"] = "T_LONG"
    types["jfloat"] = "T_FLOAT"
    types["jdouble"] = "T_DOUBLE"
    types["jboolean"] = "T_BOOLEAN"
    types["char"] = "T_CHAR"
    types["jvalue"] = "T_VALUE"
    types["jvmtiError"] = "T_ERROR"
    types["jobject"] = "T_OBJECT"
    types["jthread"] = "T_THREAD"
    types["jthreadGroup"] = "T_GROUP"
    types["jclass"] = "T_CLASS"
    types["jmethodID"] = "T_METHOD"
    types["jfieldID"] = "T_FIELD"
    types["jrawMonitorID"] = "T_MONITOR"
    types["char*"] = types["const char*"] = "T_STRING"
    types["unsigned char"] = "T_BYTE"
    types["void*"] = types["const void*"] = types["jvmtiExtensionFunction"] = "T_POINTER"
    types["jvmtiCapabilities"] = "T_CAPABILITIES"

    cast["p"] = "(void *)"
    cast["i"] = "(jint)"

    # What can be wrong in a value of a type.
    changes["T_INT"] = changes["T_LONG"] = "PLUS_ONE"
    changes["T_FLOAT"] = changes["T_DOUBLE"] = changes["T_VALUE"] = "PLUS_ONE"
    changes["T_BOOLEAN"] = changes["T_ERROR"] = "FLIPPED"
    changes["T_CHAR"] = changes["T_METHOD"] = changes["T_FIELD"] = "OTHER"
    changes["T_MONITOR"] = "OTHER"
    changes["T_OBJECT"] = changes["T_THREAD"] = changes["T_GROUP"] = "NULLED OTHER"
    changes["T_CLASS"] = changes["T_POINTER"] = "NULLED OTHER"
    changes["T_STRING"] = "CUT CHANGED NULLED"
    changes["T_BYTE"] = "CHANGED"

    word["PLUS_ONE"] = "plus-one"
    word["MINUS_ONE"] = "minus-one"
    word["FLIPPED"] = "flipped"
    word["NULLED"] = "null"
    word["OTHER"] = "another"
    word["CUT"] = "cut"
    word["CHANGED"] = "changed"
    word["CLEARED"] = "cleared"
    word["LOST"] = "lost"
    word["FIRST_DROPPED"] = "first-dropped"
    word["LAST_DROPPED"] = "last-dropped"
    word["DUPLICATED"] = "duplicated"
    word["REVERSED"] = "reversed"
    said["PLUS_ONE"] = "is one too great"
    said["MINUS_ONE"] = "is one too small"
    said["FLIPPED"] = "is the opposite"
    said["NULLED"] = "is null"
    said["OTHER"] = "is another one of its type"
    said["CUT"] = "lacks its last character"
    said["CHANGED"] = "has a wrong character"
    said["CLEARED"] = "is all zero"
    said["LOST"] = "is written in vain"
    said["FIRST_DROPPED"] = "lacks its first element"
    said["LAST_DROPPED"] = "lacks its last element"
    said["DUPLICATED"] = "has its last element twice"
    said["REVERSED"] = "is in reverse order"

    # Arrays whose order the specification fixes.
    ordered["GetClassMethods.methods_ptr"] = ordered["GetClassFields.fields_ptr"] = 1
    ordered["GetStackTrace.frame_buffer"] = 1
    ordered["GetThreadListStackTraces.stack_info_ptr"] = ordered["GetBytecodes.bytecodes_ptr"] = 1
    ordered["GetConstantPool.constant_pool_bytes_ptr"] = 1
    ordered["SuspendThreadList.results"] = ordered["ResumeThreadList.results"] = 1
    # Counts that the table of parameters does not name.
    counts["GetAllStackTraces.stack_info_ptr"] = "thread_count_ptr"
    counts["GetThreadListStackTraces.stack_info_ptr"] = "thread_count"
    counts["SuspendThreadList.results"] = counts["ResumeThreadList.results"] = "request_count"
    # Structures that are all of them counted or cannot be falsified as values.
    opaque["jvmtiHeapCallbacks"] = opaque["jvmtiEventCallbacks"] = 1
    opaque["jvmtiCapabilities"] = opaque["jvmtiHeapReferenceInfo"] = 1
}

FNR == 1 {
    for (i = 1; i <= NF; i++)
        column[$i] = i
    file = FILENAME
    sub(/.*\//, "", file)
    next
}

# The releases that have a thing, of which each row tells a part.
function widen(key) {
    if (!(key in first) || cell("first_seen") < first[key])
        first[key] = cell("first_seen") + 0
    if (!(key in last) || cell("until") == "" || (last[key] > 0 && cell("until") > last[key]))
        last[key] = cell("until") + 0
}

function cell(name) { return $column[name] }

file == "error_codes.tsv" {
    code = cell("error")
    sub(/^JVMTI_ERROR_/, "", code)
    codes[code] = cell("value")
}

file == "capabilities.tsv" {
    widen(cell("capability"))
    gated[cell("capability")] = cell("required_by_functions") "," cell("required_by_events")
    gsub(/@[0-9]+/, "", gated[cell("capability")])
}

file == "capabilities.tsv" && !(cell("capability") in bits) {
    bits[cell("capability")] = cell("bit")
    capabilities[++capability_count] = cell("capability")
}

file == "structs.tsv" && cell("kind") == "struct" && !(cell("struct") in opaque) {
    name = cell("struct")
    if (!(name in sizes))
        structs[++struct_count] = name
    sizes[name]++
    fields[name, sizes[name]] = cell("field")
    field_types[name, sizes[name]] = cell("c_type")
    is_field[name, cell("field")] = 1
}

file == "params.tsv" && cell("c_type") != "..." {
    name = cell("function")
    place = cell("position")
    if (place > arity[name])
        arity[name] = place
    names[name, place] = cell("name")
    c_types[name, place] = cell("c_type")
    directions[name, place] = cell("direction")
    nullok[name, place] = cell("nullok")
    out_counts[name, place] = cell("out_count")
}

# Where an error cannot be provoked nobody can tell a JVM that gives another one.
file == "errors.tsv" && cell("kind") != "universal" && cell("testable") !~ /^no/ {
    name = cell("function")
    widen(name SUBSEP cell("error"))
    if (!((name, cell("error")) in has_error)) {
        has_error[name, cell("error")] = 1
        errors[name, ++error_counts[name]] = cell("error")
    }
}

file == "functions.tsv" {
    widen(cell("function"))
}

file == "functions.tsv" && !(cell("function") in slots) {
    slots[cell("function")] = cell("slot")
    functions[++function_count] = cell("function")
}

file == "events.tsv" {
    name = cell("event")
    widen(name)
    if (!(name in numbers))
        points[++point_count] = name
    numbers[name] = cell("num")
    controllable[name] = cell("thread_controllable")
    demanded[name] = cell("required_capability")
    signature = cell("callback_params")
    arity[name] = split(signature, parts, ",")
    for (i = 1; i <= arity[name]; i++) {
        split(parts[i], part, ":")
        names[name, i] = part[1]
        c_types[name, i] = part[2]
    }
}

file == "callbacks.tsv" && cell("callback") ~ /Callback$/ && cell("callback") !~ /Reserved/ {
    name = cell("callback")
    if (!(name in numbers))
        heap_points[++heap_count] = name
    numbers[name] = 0
    results[name] = cell("return_type")
    arity[name] = cell("position") + 1
    names[name, cell("position") + 1] = cell("param")
    c_types[name, cell("position") + 1] = cell("c_type")
}

# The member of union word that holds a value of the type.
function holder(c_type) {
    if (c_type == "jlong" || c_type == "jlocation")
        return "j"
    if (c_type == "jfloat")
        return "f"
    if (c_type == "jdouble")
        return "d"
    if (c_type == "jboolean")
        return "z"
    if (c_type == "char")
        return "c"
    if (c_type == "jvalue")
        return "v"
    if (c_type == "jint" || (c_type ~ /^jvmti/ && c_type !~ /\*$|Callback$|Function$|Event$/) ||
        c_type == "jvmtiEvent")
        return "i"
    return "p"
}

function strip(c_type) {
    sub(/^const /, "", c_type)
    sub(/\*$/, "", c_type)
    return c_type
}

# The type of what a parameter is about: the value that is pointed to, or the element.
function value_type(owner, place,    direction, c_type) {
    direction = directions[owner, place]
    c_type = c_types[owner, place]
    if (direction == "" || direction ~ /^in/)
        return c_type
    if (direction == "out-array" && c_type !~ /^jvmti(Error|FrameInfo)\*$/)
        return "none"
    if (direction == "agent-buf" && c_type != "void**")
        return "none"
    c_type = strip(c_type)
    if (direction == "alloc-out" && c_type != "char*")
        c_type = strip(c_type)
    if (direction == "alloc-alloc-out")
        c_type = strip(c_type)
    return c_type
}

function type_of(c_type) {
    return c_type in types ? types[c_type] : c_type in sizes ? "T_STRUCT" : "T_NONE"
}

function direction_of(owner, place,    direction) {
    direction = directions[owner, place]
    if (value_type(owner, place) == "none")
        return "IN"
    if (direction == "out" || direction == "agent-buf" ||
        (direction == "alloc-out" && c_types[owner, place] == "char**"))
        return "OUT"
    if (direction == "out-array")
        return "OUT_ARRAY"
    if (direction ~ /^alloc/)
        return "ALLOCATED"
    return "IN"
}

function index_of(owner, name,    place) {
    for (place = 1; place <= arity[owner]; place++)
        if (names[owner, place] == name)
            return place - 1
    return -1
}

function count_of(owner, place,    key) {
    key = owner "." names[owner, place]
    return index_of(owner, key in counts ? counts[key] : out_counts[owner, place])
}

# Members of structures, with those reached through a pointer in it.
function add_member(struct, name, type, offset, through, guard,    place) {
    place = ++member_counts[struct]
    member_names[struct, place] = name
    member_types[struct, place] = type
    members[struct] = members[struct] sprintf("    {\"%s\", %s, %s, %s, %s},\n", name, type,
                                              offset, through, guard)
}

function offset_of(struct, field) { return "offsetof(" struct ", " field ")" }

function guard_of(struct, field,    count) {
    if (field == "frame_buffer")
        return "frame_count"
    count = field
    return sub(/s$/, "_count", count) && ((struct, count) in is_field) ? count : ""
}

function add_members(struct,    i, j, field, c_type, inner, guard) {
    for (i = 1; i <= sizes[struct]; i++) {
        field = fields[struct, i]
        c_type = field_types[struct, i]
        guard = guard_of(struct, field)
        inner = strip(c_type)
        if (guard != "" && inner in sizes) {
            for (j = 1; j <= sizes[inner]; j++)
                add_member(struct, field "." fields[inner, j], type_of(field_types[inner, j]),
                           offset_of(inner, fields[inner, j]), offset_of(struct, field),
                           offset_of(struct, guard))
        } else if (guard != "") {
            add_member(struct, field, type_of(inner), 0, offset_of(struct, field),
                       offset_of(struct, guard))
        } else if (field !~ /^reserved/) {
            add_member(struct, field, type_of(c_type), offset_of(struct, field), -1, -1)
        }
        if (field ~ /_count$/)
            is_count[struct, member_counts[struct]] = 1
    }
}

function is_guard(struct, place,    i) {
    for (i = 1; i <= sizes[struct]; i++)
        if (guard_of(struct, fields[struct, i]) == member_names[struct, place])
            return 1
    return 0
}

function emit_layouts(    i, name) {
    for (i = 1; i <= struct_count; i++) {
        name = structs[i]
        layouts[name] = i - 1
        add_members(name)
        printf "static const struct member members_%s[] = {\n%s};\n", name, members[name]
    }
    print "const struct layout faults_layouts[] = {"
    for (i = 1; i <= struct_count; i++)
        printf "    {\"%s\", sizeof(%s), members_%s, %d},\n", structs[i], structs[i], structs[i],
               member_counts[structs[i]]
    print "};"
}

function emit_parameters(owner,    place, c_type) {
    printf "static const struct parameter parameters_%s[] = {\n", owner
    for (place = 1; place <= arity[owner]; place++) {
        c_type = value_type(owner, place)
        printf "    {\"%s\", %s, %s, %s, %d, %d},\n", names[owner, place],
               direction_of(owner, place), type_of(c_type),
               type_of(c_type) == "T_NONE" ? 0 : "sizeof(" c_type ")", count_of(owner, place),
               c_type in layouts ? layouts[c_type] : -1
    }
    print (arity[owner] > 0 ? "};" : "    {0},\n};")
}

function list_types(owner, from,    place, text) {
    for (place = from; place <= arity[owner]; place++)
        text = text (place > from ? ", " : "") c_types[owner, place]
    return text
}

function list_words(owner, from,    place, text) {
    for (place = from; place <= arity[owner]; place++)
        text = text (place > from ? ", " : "") "a[" (place - 1) "]." holder(c_types[owner, place])
    return text
}

function list_parameters(owner, from,    place, text) {
    for (place = from; place <= arity[owner]; place++)
        text = text (place > from ? ", " : "") c_types[owner, place] " " names[owner, place]
    return text
}

function pack(owner,    place, text, member) {
    for (place = 1; place <= arity[owner]; place++) {
        member = holder(c_types[owner, place])
        text = text "    a[" (place - 1) "]." member " = " \
               cast[member] names[owner, place] ";\n"
    }
    return text
}

function emit_function(name, number,    tail, varargs) {
    emit_parameters(name)
    tail = arity[name] > 0 ? ", " : ""
    varargs = name == "SetEventNotificationMode" ? ", ..." : ""
    printf "static jvmtiError forward_%s(void *real, jvmtiEnv *env, const union word *a)\n{\n", name
    printf "    (void)a;\n"
    printf "    return ((jvmtiError(JNICALL *)(jvmtiEnv *%s%s%s))real)(env%s%s);\n}\n", tail,
           list_types(name, 1), varargs, tail, list_words(name, 1)
    printf "static jvmtiError JNICALL wrapped_%s(jvmtiEnv *env%s%s%s)\n{\n", name, tail,
           list_parameters(name, 1), varargs
    printf "    union word a[%d];\n    memset(a, 0, sizeof a);\n%s", arity[name] + 1, pack(name)
    printf "    return faults_call(env, %d, a);\n}\n", number
}

function emit_functions(    i, name) {
    for (i = 1; i <= function_count; i++)
        emit_function(functions[i], i - 1)
    print "const struct function faults_functions[] = {"
    for (i = 1; i <= function_count; i++) {
        name = functions[i]
        printf "    {\"%s\", %d, parameters_%s, %d, forward_%s, wrapped_%s},\n", name, slots[name],
               name, arity[name], name, name
    }
    printf "};\nconst size_t faults_function_count = %d;\n", function_count
}

function emit_point(name, number,    heap, last) {
    heap = numbers[name] == 0
    emit_parameters(name)
    last = arity[name]
    printf "static jint invoke_%s(void *function, const union word *a)\n{\n", name
    printf "    %s((%s(JNICALL *)(%s))function)(%s);\n", heap ? "return (jint)" : "",
           heap ? results[name] : "void", list_types(name, 1), list_words(name, 1)
    printf "%s}\n", heap ? "" : "    return 0;\n"
    printf "static %s JNICALL trampoline_%s(%s)\n{\n", heap ? results[name] : "void", name,
           list_parameters(name, 1)
    printf "    union word a[%d];\n    memset(a, 0, sizeof a);\n%s", last, pack(name)
    if (heap) {
        printf "    const struct walk *walk = user_data;\n"
        printf "    a[%d].p = walk->user_data;\n", last - 1
        printf "    return faults_heap(%d, walk, a);\n}\n", number
    } else {
        printf "    faults_event(%d, a);\n}\n", number
    }
}

function emit_points(    i, name) {
    for (i = 1; i <= heap_count; i++)
        points[point_count + i] = heap_points[i]
    for (i = 1; i <= point_count + heap_count; i++)
        emit_point(points[i], i - 1)
    print "const struct point faults_points[] = {"
    for (i = 1; i <= point_count + heap_count; i++) {
        name = points[i]
        printf "    {\"%s\", %d, parameters_%s, %d, invoke_%s, trampoline_%s},\n", name,
               numbers[name], name, arity[name], name, name
    }
    printf "};\nconst size_t faults_point_count = %d;\n", point_count + heap_count
    printf "const size_t faults_first_heap_point = %d;\n", point_count
}

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
    if (demanded[name] != "")
        fault(name, "", "capability-not-demanded",
              "It can be enabled without the capability that it requires.", "refused:" name,
              call_fault(name, "SetEventNotificationMode", "not_demanded", event))
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

END {
    print "/* Generated by faults/tables.awk. */"
    emit_layouts()
    emit_functions()
    emit_points()
    print "const struct fault faults_systematic[] = {"
    for (i = 1; i <= function_count; i++)
        emit_function_faults(functions[i])
    for (i = 1; i <= point_count; i++)
        emit_event_faults(points[i])
    words = "FollowReferences,IterateThroughHeap,IterateOverHeap,IterateOverInstancesOfClass," \
            "IterateOverReachableObjects,IterateOverObjectsReachableFromObject"
    for (i = 1; i <= heap_count; i++)
        emit_callback_faults(heap_points[i])
    for (i = 1; i <= capability_count; i++) {
        words = capabilities[i] ",GetCapabilities,AddCapabilities,RelinquishCapabilities," \
                gated[capabilities[i]]
        emit_capability_faults(capabilities[i])
    }
    printf "};\nconst size_t faults_systematic_count = %d;\n", fault_count
}
