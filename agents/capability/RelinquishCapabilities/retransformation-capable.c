/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("An environment stays retransformation capable when it relinquishes can_retransform_classes.");

static jvmtiEnv *capable;
static bool asked;

static void JNICALL hook(HOOK_PARAMETERS)
{
    asked |= redefined != NULL && name != NULL && strcmp(name, "redefine/Subject") == 0;
}

static void load(JavaVM *vm, char *options)
{
    capable = new_environment_with(&(jvmtiCapabilities){.can_retransform_classes = 1});
}

static void say_asked(JNIEnv *jni, jobject subject, const char *when)
{
    jclass klass = class_of_probe(jni, subject);
    asked = false;
    must(RetransformClasses, 1, &klass);
    say("%s: %s", when, asked ? "hook" : "no hook");
}

static void observe(JNIEnv *jni, jobject subject)
{
    const jvmtiCapabilities given_up = {.can_retransform_classes = 1};
    hook_in(capable, hook);
    say_asked(jni, subject, "capable");
    must_in(capable, RelinquishCapabilities, &given_up);
    say_asked(jni, subject, "relinquished");
    must_in(capable, SetEventNotificationMode, JVMTI_DISABLE, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK,
            NULL);
    say_asked(jni, subject, "disabled");
    must_in(capable, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK,
            NULL);
    say_asked(jni, subject, "enabled again");
}

TEST(.target = "redefine.Redefined", .args = LIST("same"), .load = load, .probe = observe,
     .needs = {.can_retransform_classes = 1});
