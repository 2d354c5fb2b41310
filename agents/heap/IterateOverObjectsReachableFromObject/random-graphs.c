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
    say_edges("IterateOverObjectsReachableFromObject",
              ti(IterateOverObjectsReachableFromObject, first, reference, NULL));
}

TEST(.target = "heap.graph.Random", .args = LIST("2", "20261121", "-77"), .probe = observe,
     .needs = {.can_tag_objects = 1});
