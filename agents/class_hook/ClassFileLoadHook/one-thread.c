/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("ClassFileLoadHook enabled for one thread is posted for the classes that this thread loads.");

static void JNICALL hook(HOOK_PARAMETERS)
{
    if (name != NULL && strncmp(name, "class_hook/Late", 15) == 0)
        say("hook: %s", name);
}

static void observe(JNIEnv *jni, jobject subject)
{
    const jvmtiEventCallbacks callbacks = {.ClassFileLoadHook = hook};
    jthread self;
    must(GetCurrentThread, &self);
    must(SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    SAY_CALL(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, self);
}

TEST(.target = "class_hook.InThreads", .probe = observe,
     .needs = {.can_generate_all_class_hook_events = 1});
