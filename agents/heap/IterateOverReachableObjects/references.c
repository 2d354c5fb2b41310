/* SPDX-License-Identifier: Apache-2.0 */
#include "../graph.h"

TITLE("IterateOverReachableObjects reports each reference once and no referrer before its own report.");

enum { ROOT_TAG = 1 }; /* the first name of the target is the node */

static bool reported[NAMED_MAX];
static int globals, early, fields[8], elements[8];

HEAP_ROOT_CALLBACK(root)
{
    globals += *tag == ROOT_TAG && kind == JVMTI_HEAP_ROOT_JNI_GLOBAL;
    if (*tag > 0 && *tag <= graph_count)
        reported[*tag] = true;
    return JVMTI_ITERATION_CONTINUE;
}

STACK_REFERENCE_CALLBACK(stack)
{
    if (*tag > 0 && *tag <= graph_count)
        reported[*tag] = true;
    return JVMTI_ITERATION_CONTINUE;
}

OBJECT_REFERENCE_CALLBACK(see)
{
    early += referrer_tag > 0 && referrer_tag <= graph_count && !reported[referrer_tag];
    if (*tag > 0 && *tag <= graph_count)
        reported[*tag] = true;
    if (kind == JVMTI_REFERENCE_FIELD && referrer_tag == ROOT_TAG)
        fields[index >= 0 && index < 8 ? index : 7]++;
    if (kind == JVMTI_REFERENCE_ARRAY_ELEMENT && referrer_tag == tag_named("elements"))
        elements[index >= 0 && index < 8 ? index : 7]++;
    return JVMTI_ITERATION_CONTINUE;
}

static void observe(JNIEnv *jni, jobject subject)
{
    name_graph(jni, subject);
    for (int i = 0; i < 3; i++)
        (*jni)->NewGlobalRef(jni, graph_object("node"));
    jvmtiError error = ti(IterateOverReachableObjects, root, stack, see, NULL);
    say("IterateOverReachableObjects: %s", error_name(error));
    say("global references to the node: %d", globals);
    for (int i = 0; i < 8; i++)
        say("index %d: %d fields, %d elements", i, fields[i], elements[i]);
    say("referrers reported too late: %d", early);
}

TEST(.target = "heap.graph.Graph", .args = LIST("indices"), .probe = observe,
     .needs = {.can_tag_objects = 1});
