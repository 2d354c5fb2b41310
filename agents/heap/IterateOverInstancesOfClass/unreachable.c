/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateOverInstancesOfClass reports unreachable instances that have not been freed.");

HEAP_OBJECT_CALLBACK(object)
{
    count_report(*tag, user_data);
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiError walk(jclass klass)
{
    return ti(IterateOverInstancesOfClass, klass, JVMTI_HEAP_OBJECT_EITHER, object, NULL);
}

static void observe(JNIEnv *jni, jobject unused)
{
    say_unreachable(jni, "IterateOverInstancesOfClass", find_class(jni, "heap/graph/Thing"), walk);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
