/* SPDX-License-Identifier: Apache-2.0 */
#include "../random.h"

TITLE("FollowReferences reports exactly the references of random graphs, once each.");

static struct {
    bool visited;
    int classes, numbers, arrays;
} actual[OBJECTS_MAX + 1]; /* by tag */

static void check_visited(jlong tag, const char *what)
{
    if (!actual[tag].visited)
        differs("%s of object %d: expected after its visit, actual before", what, (int)tag - 1);
}

HEAP_REFERENCE_CALLBACK(reference)
{
    if (referrer_tag == NULL || !is_ours(*referrer_tag))
        return 0;
    check_visited(*referrer_tag, "a reference");
    actual[*referrer_tag].classes += kind == JVMTI_HEAP_REFERENCE_CLASS;
    if (!is_ours(*tag))
        return 0;
    actual[*tag].visited = true;
    if (kind == JVMTI_HEAP_REFERENCE_FIELD)
        report_edge(*referrer_tag, info->field.index, *tag);
    else if (kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT)
        report_edge(*referrer_tag, info->array.index, *tag);
    return JVMTI_VISIT_OBJECTS;
}

PRIMITIVE_FIELD_CALLBACK(field)
{
    if (!is_ours(*tag) || info->field.index != 4)
        return 0;
    actual[*tag].numbers++;
    check_visited(*tag, "the number");
    if (value.i != *tag - 1)
        differs("number of object %d: expected %d, actual %d", (int)*tag - 1, (int)*tag - 1,
                (int)value.i);
    return 0;
}

ARRAY_PRIMITIVE_VALUE_CALLBACK(values)
{
    if (!is_ours(*tag))
        return 0;
    actual[*tag].arrays += length > 0;
    check_visited(*tag, "elements");
    return 0;
}

static void compare(jsize i, const char *what, int expected, int found)
{
    if (found != expected)
        differs("%s of object %d: expected %d, actual %d", what, (int)i, expected, found);
}

/* Whether an array without elements is reported is left open; and how often another one, or a number. */
static bool is_reported(JNIEnv *jni, jobject object, jclass integers)
{
    return (*jni)->IsInstanceOf(jni, object, integers) && (*jni)->GetArrayLength(jni, object) > 0;
}

static void observe(JNIEnv *jni, jobject graph)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference,
                                                 .primitive_field_callback = field,
                                                 .array_primitive_value_callback = values};
    jobject first = learn_graph(jni, graph);
    memset(actual, 0, sizeof actual);
    actual[1].visited = true;
    jvmtiError error = ti(FollowReferences, 0, NULL, first, &callbacks, NULL);
    jobjectArray objects = element(jni, graph, 0);
    jclass integers = find_class(jni, "[I"), small = find_class(jni, "heap/graph/Random$Small");
    for (jsize i = 0; i < object_count; i++) {
        jobject object = element(jni, objects, i);
        bool expected = is_reachable[i + 1];
        compare(i, "visits", expected, actual[i + 1].visited);
        compare(i, "classes", expected, actual[i + 1].classes);
        compare(i, "reports of numbers", expected && (*jni)->IsInstanceOf(jni, object, small),
                actual[i + 1].numbers > 0);
        compare(i, "reports of elements", expected && is_reported(jni, object, integers),
                actual[i + 1].arrays > 0);
        (*jni)->DeleteLocalRef(jni, object);
    }
    compare_edge_lists();
    say_comparison("FollowReferences", error);
}

/* Bulk oracle: the graphs have thousands of references, which Java knows. */
TEST(.target = "heap.graph.Random", .args = LIST("2", "20261121", "-77"), .probe = observe,
     .needs = {.can_tag_objects = 1});
