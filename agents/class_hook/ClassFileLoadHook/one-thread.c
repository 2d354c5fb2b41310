/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("ClassFileLoadHook enabled for one thread is posted for the classes that this thread loads.");

static _Thread_local bool uses;

/* A class library may load classes on a thread of its own; one that nothing else uses shows it. */
static void JNICALL hook_spare(HOOK_PARAMETERS)
{
    if (name != NULL && strcmp(name, "event/Spare") == 0 && !uses)
        inapplicable("classes are loaded on another thread than the one that uses them");
}

static void JNICALL hook(HOOK_PARAMETERS)
{
    if (name != NULL && strncmp(name, "class_hook/Late", 15) == 0)
        say("hook: %s", name);
}

static void observe(JNIEnv *jni, jobject subject)
{
    const jvmtiEventCallbacks callbacks = {.ClassFileLoadHook = hook};
    jthread self = NULL;
    must(GetCurrentThread, &self);
    on(ClassFileLoadHook, hook_spare);
    uses = true;
    find_class(jni, "event/Spare");
    uses = false;
    off(ClassFileLoadHook);
    must(SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    if (ti(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, self)
        == JVMTI_ERROR_ILLEGAL_ARGUMENT)
        inapplicable("this event is for all threads only");
}

TEST(.target = "class_hook.InThreads", .probe = observe,
     .needs = {.can_generate_all_class_hook_events = 1});
