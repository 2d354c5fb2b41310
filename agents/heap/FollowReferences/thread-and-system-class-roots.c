/* SPDX-License-Identifier: Apache-2.0 */
#include "../graph.h"

TITLE("FollowReferences reports the current thread as a THREAD root and Object as a SYSTEM_CLASS root.");

enum { THREAD_TAG = 99, CLASS_TAG = 98 };

static int threads, classes;

HEAP_REFERENCE_CALLBACK(see)
{
    if (*tag == THREAD_TAG && kind == JVMTI_HEAP_REFERENCE_THREAD)
        threads += referrer_tag == NULL ? 1 : 100;
    if (*tag == CLASS_TAG && kind == JVMTI_HEAP_REFERENCE_SYSTEM_CLASS)
        classes += referrer_tag == NULL ? 1 : 100;
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see};
    jthread self = NULL;
    must(GetCurrentThread, &self);
    set_tag(self, THREAD_TAG);
    set_tag(find_class(jni, "java/lang/Object"), CLASS_TAG);
    must(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    say("as THREAD: %s", threads > 0 && threads < 100 ? "reported" : "not as a root");
    say("as SYSTEM_CLASS: %s", classes > 0 && classes < 100 ? "reported" : "not as a root");
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
