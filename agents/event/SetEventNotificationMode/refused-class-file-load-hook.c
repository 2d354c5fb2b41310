/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "threads.h"

TITLE("SetEventNotificationMode that refuses ClassFileLoadHook for a thread leaves retransformation addable.");

static const jvmtiCapabilities retransform = {.can_retransform_classes = 1};

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiEnv *env = new_environment();
    if (!potential_in(env).can_retransform_classes)
        inapplicable("the JVM cannot retransform classes");
    jvmtiError error = ti_in(env, SetEventNotificationMode, JVMTI_ENABLE,
                             JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, new_thread(jni, "unstarted"));
    say("SetEventNotificationMode: %s", error_name(error));
    say("potential after: %s", truth(potential_in(env).can_retransform_classes));
    say("AddCapabilities: %s", error_name(ti_in(env, AddCapabilities, &retransform)));
}

TEST(.probe = observe);
