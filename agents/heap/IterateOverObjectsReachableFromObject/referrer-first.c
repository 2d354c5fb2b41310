/* SPDX-License-Identifier: Apache-2.0 */
#include "../graph.h"

TITLE("No object is reported as a referrer before it was reported itself.");

static bool reported[GRAPH_MAX];
static int early, references;

static jvmtiIterationControl JNICALL see(jvmtiObjectReferenceKind kind, jlong class_tag, jlong size,
                                         jlong *tag, jlong referrer_tag, jint index, void *data)
{
    if (referrer_tag > 0 && referrer_tag <= graph_count) {
        references++;
        early += !reported[referrer_tag];
    }
    if (*tag > 0 && *tag <= graph_count)
        reported[*tag] = true;
    return JVMTI_ITERATION_CONTINUE;
}

static void observe(JNIEnv *jni, jobject subject)
{
    graph_tag(jni, subject);
    reported[graph_tag_of("node")] = true;
    jvmtiError error = ti(IterateOverObjectsReachableFromObject, graph_object("node"), see, NULL);
    say("IterateOverObjectsReachableFromObject: %s", error_name(error));
    say("references: %s, referrers reported too late: %d", references > 10 ? "many" : "few", early);
}

TEST(.target = "heap.graph.Graph", .probe = observe, .needs = {.can_tag_objects = 1});
