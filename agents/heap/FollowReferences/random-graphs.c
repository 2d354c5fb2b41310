/* SPDX-License-Identifier: Apache-2.0 */
#include "../random.h"

TITLE("FollowReferences reports exactly the references of random graphs, once each.");

static int classes, numbers, wrong_numbers, unvisited, arrays;
static bool visited[OBJECTS_MAX + 1];

HEAP_REFERENCE_CALLBACK(reference)
{
    if (referrer_tag == NULL || !is_ours(*referrer_tag))
        return 0;
    unvisited += !visited[*referrer_tag];
    classes += kind == JVMTI_HEAP_REFERENCE_CLASS;
    if (!is_ours(*tag))
        return 0;
    visited[*tag] = true;
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
    numbers++;
    wrong_numbers += value.i != *tag - 1 || !visited[*tag] || times[*tag]++ > 0;
    return 0;
}

ARRAY_PRIMITIVE_VALUE_CALLBACK(values)
{
    if (is_ours(*tag))
        arrays += times[*tag]++ == 0 && visited[*tag] && is_reachable[*tag] ? 1 : 1000000;
    return 0;
}

static void observe(JNIEnv *jni, jobject graph)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference,
                                                 .primitive_field_callback = field,
                                                 .array_primitive_value_callback = values};
    jobject first = learn_graph(jni, graph);
    memset(visited, 0, sizeof visited);
    visited[1] = true;
    classes = numbers = wrong_numbers = unvisited = arrays = 0;
    say_edges("FollowReferences", ti(FollowReferences, 0, NULL, first, &callbacks, NULL));
    int wrongly_visited = 0, arrays_expected = 0, numbers_expected = 0;
    jobjectArray objects = element(jni, graph, 0);
    jclass integers = find_class(jni, "[I"), small = find_class(jni, "heap/graph/Random$Small");
    for (jsize i = 0; i < object_count; i++) {
        jobject object = element(jni, objects, i);
        wrongly_visited += visited[i + 1] != is_reachable[i + 1];
        arrays_expected += is_reachable[i + 1] && (*jni)->IsInstanceOf(jni, object, integers);
        numbers_expected += is_reachable[i + 1] && (*jni)->IsInstanceOf(jni, object, small);
        (*jni)->DeleteLocalRef(jni, object);
    }
    say("objects visited but not reachable, or the other way round: %d", wrongly_visited);
    say("a class for each: %s, referrers before their visit: %d", truth(classes == reachable_count),
        unvisited);
    say("a number for each: %s, wrong ones %d, integer arrays once each: %s",
        truth(numbers == numbers_expected), wrong_numbers, truth(arrays == arrays_expected));
}

TEST(.target = "heap.graph.Random", .args = LIST("2", "20261121", "-77"), .probe = observe,
     .needs = {.can_tag_objects = 1});
