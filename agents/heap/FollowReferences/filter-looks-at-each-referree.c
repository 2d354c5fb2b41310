/* SPDX-License-Identifier: Apache-2.0 */
#include "../graph.h"

TITLE("FollowReferences applies heap_filter and klass to the referree of references of six kinds.");

enum { REFERRER = 1, REFERREE, OF_CLASS };

/* What is hidden is followed all the same, so one end of the reference has to be tagged. Whether a class has a
 * protection domain, what its constant pool names, and which fields of the class library refer to it, is open. */
HEAP_REFERENCE_CALLBACK(reference)
{
    bool is_of_class = *(const bool *)own_data(user_data);
    bool is_object = kind == JVMTI_HEAP_REFERENCE_CLASS || kind == JVMTI_HEAP_REFERENCE_FIELD;
    bool is_part = kind == JVMTI_HEAP_REFERENCE_SUPERCLASS || kind == JVMTI_HEAP_REFERENCE_INTERFACE
                   || kind == JVMTI_HEAP_REFERENCE_STATIC_FIELD
                   || kind == JVMTI_HEAP_REFERENCE_CLASS_LOADER;
    if (referrer_tag != NULL && (is_of_class ? is_part : is_object)
        && (*referrer_tag == REFERRER
            || (*referrer_tag == 0 && *tag == REFERREE
                && (is_of_class || referrer_class_tag == REFERREE))))
        record("%s", reference_kind(kind));
    return 0;
}

static void follow(const char *tagged, const char *initial, jint filter, jclass klass)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    bool is_of_class = strcmp(initial, "Node") == 0;
    jvmtiError error = ti(FollowReferences, filter, klass, graph_object(initial), &callbacks,
                          &is_of_class);
    say_walk_in_one_line(error, "from %s, tagged %s: %s", initial, tagged,
                         klass == NULL ? heap_filter(filter) : class_name(klass));
}

static void follow_tagged(const char *what, const char *initial)
{
    for (jint filter = JVMTI_HEAP_FILTER_TAGGED; filter <= JVMTI_HEAP_FILTER_CLASS_UNTAGGED;
         filter <<= 1)
        follow(what, initial, filter, NULL);
}

static void set_all(const jobject *objects, int count, jlong tag)
{
    for (int i = 0; i < count; i++)
        set_tag(objects[i], tag);
}

/* An agent may add fields to a class that is loaded. */
static void need_fields(const char *name, jint expected)
{
    jint count = 0;
    jfieldID *fields = NULL;
    must(GetClassFields, graph_object(name), &count, &fields);
    if (count != expected)
        inapplicable("a class of the test has other fields than its class file");
    release(fields);
}

static void observe(JNIEnv *jni, jobject pairs)
{
    name_graph(jni, pairs);
    need_fields("Node", 7);
    need_fields("Thing", 0);
    set_all(graph_objects + 1, (int)graph_count, 0);
    jobject node = graph_object("node"), node_class = graph_object("Node");
    jobject thing = graph_object("Thing"), class_class = find_class(jni, "java/lang/Class");
    const jobject parts[] = {thing, graph_object("Marked"), graph_object("common")};
    const jobject classes[] = {thing, class_of(jni, graph_object("loader"))};
    const jobject fields[] = {graph_object("next"), node_class};
    set_all(parts, 3, REFERREE);
    follow_tagged("parts", "Node");
    set_all(parts, 3, 0);
    set_tag(node_class, REFERRER);
    follow_tagged("itself", "Node");
    follow("itself", "Node", 0, thing);
    follow("itself", "Node", 0, class_class);
    set_tag(class_class, OF_CLASS);
    follow_tagged("itself and Class", "Node");
    set_tag(class_class, 0);
    set_all(classes, 2, OF_CLASS);
    follow_tagged("itself and classes of parts", "Node");
    set_all(classes, 2, 0);
    set_all(fields, 2, REFERREE);
    follow_tagged("class and next", "node");
    set_all(fields, 2, 0);
    set_tag(node, REFERRER);
    follow_tagged("itself", "node");
    follow("itself", "node", 0, thing);
    follow("itself", "node", 0, class_class);
}

TEST(.target = "heap.graph.Graph", .probe = observe, .needs = {.can_tag_objects = 1});
