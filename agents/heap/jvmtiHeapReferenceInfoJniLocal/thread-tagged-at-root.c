/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "threads.h"

TITLE("Local references have the thread_tag that a callback gave to the thread before them.");

enum { FIRST_TAG = 4711, SECOND_TAG = 4712 };

static struct {
    int threads, first, second;
} after;            /* the thread, and what local references have after it */
static int earlier; /* local references of the thread before it */

HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_THREAD && *tag == FIRST_TAG) {
        *tag = SECOND_TAG;
        after.threads++;
    } else if (kind == JVMTI_HEAP_REFERENCE_JNI_LOCAL && after.threads == 0) {
        earlier += info->jni_local.thread_tag == FIRST_TAG;
    } else if (kind == JVMTI_HEAP_REFERENCE_JNI_LOCAL) {
        after.first += info->jni_local.thread_tag == FIRST_TAG;
        after.second += info->jni_local.thread_tag == SECOND_TAG;
    }
    return 0;
}

/* The probe's frame has a local reference at least, to the thread. */
static void observe(JNIEnv *jni, jobject subject)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    set_tag(current_thread(), FIRST_TAG);
    must(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    if (after.first + after.second == 0 && earlier > 0)
        inapplicable("the JVM reports the local references of a thread before the thread");
    say("tagged at a root: %s", truth(after.threads > 0));
    say("local references after it have the first tag: %s", truth(after.first > 0));
    say("they have the second: %s", truth(after.second > 0));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
