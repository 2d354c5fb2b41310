/* SPDX-License-Identifier: Apache-2.0 */
#include "../graph.h"

TITLE("IterateOverObjectsReachableFromObject reports every object before it reports it as a referrer.");

static bool reported[NAMED_MAX];
static int early, references;

OBJECT_REFERENCE_CALLBACK(see)
{
    if (referrer_tag > 0 && referrer_tag <= graph_count) {
        references++;
        /* There is no kind for a superclass: a JVM may go to it without a report. */
        early += !reported[referrer_tag] && referrer_tag != tag_named("Thing")
                 && referrer_tag != tag_named("Object");
    }
    if (*tag > 0 && *tag <= graph_count)
        reported[*tag] = true;
    return JVMTI_ITERATION_CONTINUE;
}

static void observe(JNIEnv *jni, jobject subject)
{
    name_graph(jni, subject);
    reported[tag_named("node")] = true;
    jvmtiError error = ti(IterateOverObjectsReachableFromObject, graph_object("node"), see, NULL);
    say("IterateOverObjectsReachableFromObject: %s", error_name(error));
    say("references: %s, referrers reported too late: %d", references > 10 ? "many" : "few", early);
}

TEST(.target = "heap.graph.Graph", .probe = observe, .needs = {.can_tag_objects = 1});
