/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "../pinned.h"

TITLE("GetLocalInstance and GetLocalObject read the frames of a virtual thread on both sides of a native frame.");

static void say_receiver(JNIEnv *jni, jthread thread, const char *name, jint depth)
{
    jobject instance = NULL, variable = NULL;
    jvmtiError error = ti(GetLocalInstance, thread, depth, &instance);
    say("%s: GetLocalInstance: %s, %s", name, error_name(error),
        error == JVMTI_ERROR_NONE && instance != NULL
            ? class_name((*jni)->GetObjectClass(jni, instance))
            : "none");
    error = ti_if_able(GetLocalObject, thread, depth, 0, &variable);
    say("%s: GetLocalObject: %s, the same: %s", name, error_name(error),
        truth(error == JVMTI_ERROR_NONE && (*jni)->IsSameObject(jni, instance, variable)));
}

static void observe(JNIEnv *jni, jthread thread)
{
    must_suspend_with(thread, pinned_state());
    say_receiver(jni, thread, "act", depth_of_method(thread, "Lvirtual_thread/Pinned;.act("));
    say_receiver(jni, thread, "run", depth_of_method(thread, "Lvirtual_thread/Pinned;.run("));
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Pinned", .probe = pinned_probe,
     .cases = LIST("blocked", INTERRUPTIBLE),
     .needs = {.can_suspend = 1, .can_access_local_variables = 1});
