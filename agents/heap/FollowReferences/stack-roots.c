/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "threads.h"

TITLE("FollowReferences reports local variables and local references as roots with thread, frame and slot.");

enum { TAG = 4711, THREAD_TAG = 99 };

HEAP_REFERENCE_CALLBACK(see)
{
    if (*tag != TAG)
        return JVMTI_VISIT_OBJECTS;
    jmethodID *found = own_data(user_data);
    bool is_variable = kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL && info->stack_local.depth == 1;
    if (is_variable && *found == NULL) /* compiled code may hold it twice */
        say("STACK_LOCAL: thread tag %d, depth 1, slot %d", (int)info->stack_local.thread_tag,
            (int)info->stack_local.slot);
    else if (kind == JVMTI_HEAP_REFERENCE_JNI_LOCAL)
        say("JNI_LOCAL: thread tag %d, depth %d", (int)info->jni_local.thread_tag,
            (int)info->jni_local.depth);
    if (is_variable)
        *found = info->stack_local.method;
    if (kind == JVMTI_HEAP_REFERENCE_THREAD)
        say("a thread");
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject local)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see};
    static jweak held;
    if (local != NULL) {
        set_tag(current_thread(), THREAD_TAG);
        set_tag(local, TAG);
        held = (*jni)->NewWeakGlobalRef(jni, local);
        return;
    }
    jmethodID found[2] = {NULL};
    must(FollowReferences, 0, NULL, NULL, &callbacks, &found[0]);
    say("in %s", found[0] != NULL ? method_name(found[0]) : "no method");
    say("with a local reference: %s", truth((*jni)->NewLocalRef(jni, held) != NULL));
    must(FollowReferences, 0, NULL, NULL, &callbacks, &found[1]);
}

TEST(.target = "heap.graph.Roots", .probe = observe, .needs = {.can_tag_objects = 1});
