/* SPDX-License-Identifier: Apache-2.0 */
#include "../random.h"

TITLE("IterateOverObjectsReachableFromObject reports exactly the references of random graphs, once each.");

OBJECT_REFERENCE_CALLBACK(reference)
{
    if (is_ours(referrer_tag) && is_ours(*tag)
        && (kind == JVMTI_REFERENCE_FIELD || kind == JVMTI_REFERENCE_ARRAY_ELEMENT))
        report_edge(referrer_tag, index, *tag);
    return is_ours(*tag) ? JVMTI_ITERATION_CONTINUE : JVMTI_ITERATION_IGNORE;
}

static void observe(JNIEnv *jni, jobject graph)
{
    jobject first = learn_graph(jni, graph);
    jvmtiError error = ti(IterateOverObjectsReachableFromObject, first, reference, NULL);
    compare_edge_lists();
    say_comparison("IterateOverObjectsReachableFromObject", error);
}

/* Bulk oracle: the graphs have thousands of references, which Java knows. */
TEST(.target = "heap.graph.Random", .args = LIST("2", "20261121", "-77"), .probe = observe,
     .needs = {.can_tag_objects = 1});
