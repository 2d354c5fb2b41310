# SPDX-License-Identifier: Apache-2.0
#
# Makes the tables of the library of faults from spec/: functions with their parameters and
# a wrapper for each, events and callbacks of heap walks with a trampoline for each, the
# layouts of structures, and the systematic faults.
#
# usage: awk -f tables.awk -f wrappers.awk -f systematic.awk error_codes.tsv capabilities.tsv \
#            structs.tsv params.tsv errors.tsv functions.tsv events.tsv callbacks.tsv
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
    changes["T_BOOLEAN"] = changes["T_ERROR"] = "INVERTED"
    changes["T_CHAR"] = changes["T_METHOD"] = changes["T_FIELD"] = "OTHER"
    changes["T_MONITOR"] = "OTHER"
    changes["T_OBJECT"] = changes["T_THREAD"] = changes["T_GROUP"] = "NULLED OTHER"
    changes["T_CLASS"] = changes["T_POINTER"] = "NULLED OTHER"
    changes["T_STRING"] = "CUT CHANGED NULLED"
    changes["T_BYTE"] = "CHANGED"

    word["PLUS_ONE"] = "plus-one"
    word["MINUS_ONE"] = "minus-one"
    word["INVERTED"] = "inverted"
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
    said["INVERTED"] = "is the opposite"
    said["NULLED"] = "is null"
    said["OTHER"] = "is another one of its type"
    said["CUT"] = "is without its last character"
    said["CHANGED"] = "has a wrong character"
    said["CLEARED"] = "is all zero"
    said["LOST"] = "is ignored when the callback sets it"
    said["FIRST_DROPPED"] = "is without its first element"
    said["LAST_DROPPED"] = "is without its last element"
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

# The releases that have a thing: each row has a part of the range.
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

# Where an error cannot be provoked no test can detect a JVM that returns another one.
file == "errors.tsv" && cell("kind") != "universal" && cell("testable") !~ /^no/ {
    name = cell("function")
    widen(name SUBSEP cell("error"))
    if (!((name, cell("error")) in has_error)) {
        has_error[name, cell("error")] = 1
        errors[name, ++error_counts[name]] = cell("error")
    }
}

file == "errors.tsv" && cell("kind") != "universal" {
    if (cell("detection") == "may-detect")
        optional[cell("function"), ++optional_counts[cell("function")]] = cell("error")
    else
        obligatory[cell("function"), cell("error")] = 1
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
    required[name] = cell("required_capability")
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
