/* SPDX-License-Identifier: Apache-2.0 */
#include "../rotating.h"
#include "heap.h"

TITLE("IterateThroughHeap visits every object once while a thread changes references and allocates.");

enum { NODES = 51, WALKS = 40 };
static jint count, met[NODES + 1];

/* Tags all instances of the class, one after the other. */
HEAP_ITERATION_CALLBACK(number)
{
    *tag = ++count;
    return JVMTI_VISIT_OBJECTS;
}

HEAP_ITERATION_CALLBACK(meet)
{
    if (*tag >= 0 && *tag <= NODES)
        met[*tag]++;
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject head)
{
    static const jvmtiHeapCallbacks numbering = {.heap_iteration_callback = number};
    static const jvmtiHeapCallbacks meeting = {.heap_iteration_callback = meet};
    jclass klass = (*jni)->GetObjectClass(jni, head);
    jint not_once = 0;
    must(IterateThroughHeap, 0, klass, &numbering, NULL);
    say("nodes: %d", (int)count);
    jint before = rotations(jni);
    for (int walk = 0; walk < WALKS || !has_rotated_since(jni, before); walk++) {
        memset(met, 0, sizeof met);
        if (walk % 10 == 0)
            must(ForceGarbageCollection);
        must(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, klass, &meeting, NULL);
        for (int i = 1; i <= NODES; i++)
            not_once += met[i] != 1;
    }
    say("not met once: %d", (int)not_once);
}

TEST(.target = "heap.graph.Rotating", .probe = observe, .needs = {.can_tag_objects = 1});
