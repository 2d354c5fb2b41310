/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Instances that nothing refers to any more are among those of the class.");

static int things, wrong_data;

static jvmtiIterationControl JNICALL see(jlong class_tag, jlong size, jlong *tag, void *data)
{
    things++;
    wrong_data += data != NULL;
    return JVMTI_ITERATION_CONTINUE;
}

/* A collection may come between, but not each time. */
static void observe(JNIEnv *jni, jobject unused)
{
    jclass thing = find_class(jni, "heap/graph/Thing");
    jvmtiError error = JVMTI_ERROR_NONE;
    bool included = false;
    for (int try = 0; try < 100 && !included && error == JVMTI_ERROR_NONE; try++) {
        must(ForceGarbageCollection);
        for (int i = 0; i < 10; i++)
            (*jni)->DeleteLocalRef(jni, (*jni)->AllocObject(jni, thing));
        things = 0;
        error = ti(IterateOverInstancesOfClass, thing, JVMTI_HEAP_OBJECT_EITHER, see, NULL);
        included = things >= 10;
    }
    say("IterateOverInstancesOfClass: %s", error_name(error));
    say("included: %s, wrong user data: %d", truth(included), wrong_data);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
