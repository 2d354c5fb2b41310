# SPDX-License-Identifier: Apache-2.0
#
# Of the library of faults: the layouts of structures, a wrapper for each function, and a trampoline
# for each event and callback (tables.awk).

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

# Those for each cause of which the table has "may-detect".
function optional_errors(name,    i, list) {
    for (i = 1; i <= optional_counts[name]; i++)
        if (!((name, optional[name, i]) in obligatory))
            list = list codes[optional[name, i]] ", "
    return list
}

function emit_functions(    i, name) {
    for (i = 1; i <= function_count; i++)
        emit_function(functions[i], i - 1)
    print "const struct function faults_functions[] = {"
    for (i = 1; i <= function_count; i++) {
        name = functions[i]
        printf "    {\"%s\", %d, parameters_%s, %d, (const jint[]){%s0}, forward_%s, wrapped_%s},\n",
               name, slots[name], name, arity[name], optional_errors(name), name, name
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
