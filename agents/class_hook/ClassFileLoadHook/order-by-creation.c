/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("ClassFileLoadHook is posted in the order in which environments were created, not enabled.");

static jvmtiEnv *environments[4];

static void JNICALL hook(HOOK_PARAMETERS)
{
    for (int i = 0; i < 4; i++)
        if (name != NULL && strcmp(name, "redefine/Subject") == 0 && env == environments[i])
            say("%s: environment %d", redefined == NULL ? "load" : "retransformation", i + 1);
}

/* Capabilities, callbacks and notification come in the reverse order. */
static void load(JavaVM *vm, char *options)
{
    const jvmtiCapabilities wanted = {.can_generate_all_class_hook_events = 1,
                                      .can_retransform_classes = 1};
    for (int i = 0; i < 4; i++)
        environments[i] = new_environment();
    for (int i = 3; i >= 0; i--) {
        add_capabilities(environments[i], &wanted);
        hook_in(environments[i], hook);
    }
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    say("RetransformClasses: %s",
        error_name(ti_in(environments[1], RetransformClasses, 1, &klass)));
    must_in(environments[0], SetEventNotificationMode, JVMTI_DISABLE,
            JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL);
    must_in(environments[0], SetEventNotificationMode, JVMTI_ENABLE,
            JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL);
    must_in(environments[2], SetEventNotificationMode, JVMTI_DISABLE,
            JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL);
    say("RetransformClasses: %s",
        error_name(ti_in(environments[1], RetransformClasses, 1, &klass)));
}

TEST(.target = "redefine.LoadedLater", .args = LIST("same"), .load = load, .probe = observe,
     .needs = {.can_generate_all_class_hook_events = 1, .can_retransform_classes = 1});
