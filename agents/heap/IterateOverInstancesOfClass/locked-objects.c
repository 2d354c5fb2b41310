/* SPDX-License-Identifier: Apache-2.0 */
#include "../locked.h"

TITLE("IterateOverInstancesOfClass visits and tags objects whose monitors are owned.");

HEAP_OBJECT_CALLBACK(number)
{
    *tag = base + ++*(int *)own_data(user_data);
    return JVMTI_ITERATION_CONTINUE;
}

static void observe(JNIEnv *jni, jobject things)
{
    int visited = 0;
    jclass klass = class_of(jni, element(jni, things, 0));
    begin_walk(jni, things);
    jvmtiError error = ti(IterateOverInstancesOfClass, klass, JVMTI_HEAP_OBJECT_EITHER, number,
                          &visited);
    end_walk(jni, things, "IterateOverInstancesOfClass", error);
}

TEST(.target = "heap.graph.Locked", .probe = observe, .needs = {.can_tag_objects = 1});
