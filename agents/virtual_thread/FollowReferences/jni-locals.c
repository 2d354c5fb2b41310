/* SPDX-License-Identifier: Apache-2.0 */
#include "../locals.h"
#include "heap.h"

TITLE("FollowReferences reports a virtual thread's JNI local with its tag, id and frame, or not at all.");

static int locals, made;
static jlong local_id;
static jvmtiHeapReferenceInfoJniLocal jni_local;

HEAP_REFERENCE_CALLBACK(see)
{
    if (kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL && *tag == THINGS + HELD) {
        locals++;
        local_id = info->stack_local.thread_id;
    } else if (kind == JVMTI_HEAP_REFERENCE_JNI_LOCAL && *tag == MADE) {
        made++;
        jni_local = info->jni_local;
    }
    return JVMTI_VISIT_OBJECTS;
}

static void walk(JNIEnv *jni, jthread *threads)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see};
    jvmtiError error = ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    say("FollowReferences: %s", error_name(error));
    if (made == 0) {
        say("JNI local: not reported");
        return;
    }
    say("JNI local: %d, of %s, depth %d in %s", made,
        jni_local.thread_tag == HELD ? "held" : "another thread", (int)jni_local.depth,
        jni_local.method == NULL ? "no method" : method_name(jni_local.method));
    if (locals > 0)
        say("thread's id: %s",
            local_id == jni_local.thread_id ? "that of its variable" : "another");
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Locals", .probe = locals_and_jni_local_probe,
     .needs = {.can_tag_objects = 1});
