/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Allocate and Deallocate work in a heap callback.");

static jvmtiError allocated, freed;
static jboolean usable;

HEAP_ITERATION_CALLBACK(visit)
{
    unsigned char *block = NULL;
    allocated = ti(Allocate, 512, &block);
    if (allocated == JVMTI_ERROR_NONE && block != NULL) {
        memset(block, 0xA5, 512);
        usable = block[511] == 0xA5;
    }
    freed = ti(Deallocate, block);
    return JVMTI_VISIT_ABORT;
}

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = visit};
    must(IterateThroughHeap, 0, NULL, &callbacks, NULL);
    say("Allocate: %s, usable: %s", error_name(allocated), truth(usable));
    say("Deallocate: %s", error_name(freed));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
