/* SPDX-License-Identifier: Apache-2.0 */
#include "../rotating.h"
#include "heap.h"

TITLE("The heap functions of version 1.0 show one moment while a thread changes references and allocates.");

enum { NODES = 51, WALKS = 40 };

static jint met[NODES + 1]; /* by tag */

HEAP_OBJECT_CALLBACK(number)
{
    *tag = ++*(jint *)own_data(user_data);
    return JVMTI_ITERATION_CONTINUE;
}

HEAP_OBJECT_CALLBACK(meet)
{
    if (*tag > 0 && *tag <= NODES)
        met[*tag]++;
    return JVMTI_ITERATION_CONTINUE;
}

OBJECT_REFERENCE_CALLBACK(reach)
{
    bool is_node = *tag > 0 && *tag <= NODES;
    if (is_node)
        met[*tag]++;
    return is_node ? JVMTI_ITERATION_CONTINUE : JVMTI_ITERATION_IGNORE;
}

static void observe(JNIEnv *jni, jobject head)
{
    jclass klass = class_of(jni, head);
    jint count = 0, not_once = 0, incomplete = 0;
    must(IterateOverInstancesOfClass, klass, JVMTI_HEAP_OBJECT_EITHER, number, &count);
    say("IterateOverInstancesOfClass: nodes %d", (int)count);
    jint before = rotations(jni);
    for (int walk = 0; walk < WALKS || !has_rotated_since(jni, before); walk++) {
        jint reached = 0;
        memset(met, 0, sizeof met);
        if (walk % 10 == 0)
            must(ForceGarbageCollection);
        must(IterateOverInstancesOfClass, klass, JVMTI_HEAP_OBJECT_TAGGED, meet, NULL);
        for (int i = 1; i <= NODES; i++)
            not_once += met[i] != 1;
        memset(met, 0, sizeof met);
        must(IterateOverObjectsReachableFromObject, head, reach, NULL);
        for (int i = 1; i <= NODES; i++)
            reached += met[i] > 0;
        incomplete += reached < NODES - 2;
    }
    say("IterateOverInstancesOfClass: not met once %d", (int)not_once);
    say("IterateOverObjectsReachableFromObject: incomplete walks %d", (int)incomplete);
}

TEST(.target = "heap.graph.Rotating", .probe = observe, .needs = {.can_tag_objects = 1});
