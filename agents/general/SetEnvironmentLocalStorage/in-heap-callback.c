/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "environments.h"

TITLE("Environment-local storage can be read and set in a heap callback.");

static const char *inside = "nothing is visited";
static jvmtiError set;

HEAP_ITERATION_CALLBACK(visit)
{
    inside = stored_in(assay_env);
    set = ti(SetEnvironmentLocalStorage, &second_storage);
    return JVMTI_VISIT_ABORT;
}

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = visit};
    must(SetEnvironmentLocalStorage, &first_storage);
    must(IterateThroughHeap, 0, NULL, &callbacks, NULL);
    say("inside: %s, SetEnvironmentLocalStorage: %s", inside, error_name(set));
    say("after: %s", stored_in(assay_env));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
