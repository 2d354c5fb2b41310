/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("Retransformation can no longer be added in an environment that has enabled ClassFileLoadHook.");

static const jvmtiCapabilities retransform = {.can_retransform_classes = 1};

static void say_potential(const char *what, jvmtiEnv *env)
{
    jvmtiCapabilities potential = potential_in(env);
    say("%s: %s", what, truth(potential.can_retransform_classes));
}

static void load(JavaVM *vm, char *options)
{
    jvmtiEnv *env = new_environment();
    if (!potential_in(env).can_retransform_classes)
        inapplicable("the JVM cannot retransform classes");
    must_in(env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL);
    say_potential("potential after", env);
    say_potential("potential in another environment", new_environment());
    say("AddCapabilities: %s", error_name(ti_in(env, AddCapabilities, &retransform)));
}

TEST(.load = load);
