/* SPDX-License-Identifier: Apache-2.0 */
#include "../rotating.h"
#include "heap.h"

TITLE("FollowReferences reports a complete graph while a thread changes references and allocates.");

enum { NODES = 51, WALKS = 40 };

static jint nodes; /* that have a tag */

/* Numbers the nodes as it meets them, and counts those of this walk. */
HEAP_REFERENCE_CALLBACK(meet)
{
    if (*tag == 0)
        *tag = ++nodes;
    if (*tag >= 0 && *tag <= NODES)
        ((jint *)own_data(user_data))[*tag] = 1;
    return JVMTI_VISIT_OBJECTS;
}

/* One node of the chain may hang on the thread's stack alone. */
static void observe(JNIEnv *jni, jobject head)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = meet};
    jclass klass = (*jni)->GetObjectClass(jni, head);
    int incomplete = 0;
    set_tag(head, ++nodes);
    jint before = rotations(jni);
    for (int walk = 0; walk < WALKS || !has_rotated_since(jni, before); walk++) {
        jint met[NODES + 1] = {0}, count = 0;
        must(FollowReferences, 0, klass, head, &callbacks, met);
        for (int i = 2; i <= NODES; i++)
            count += met[i];
        incomplete += count < NODES - 2;
    }
    say("nodes: %d, incomplete walks: %d", (int)nodes, incomplete);
}

TEST(.target = "heap.graph.Rotating", .probe = observe, .needs = {.can_tag_objects = 1});
