/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "event_causes.h"

TITLE("Events are posted to environments in order of creation, whenever they were enabled.");

static jvmtiEnv *envs[4];

static void load(JavaVM *vm, char *options)
{
    static const char *const names[] = {"first: ", "second: ", "third: "};
    for (int i = 0; i < 3; i++) {
        envs[i] = named_environment(names[i]);
        set_class_prepare_in(envs[i]);
    }
    class_prepare_mode(envs[2], JVMTI_ENABLE, NULL);
    class_prepare_mode(envs[0], JVMTI_ENABLE, NULL);
    class_prepare_mode(envs[1], JVMTI_ENABLE, NULL);
}

static void observe(JNIEnv *jni, jobject threads)
{
    prepare_next(jni);
    say("second anew, and a fourth");
    class_prepare_mode(envs[0], JVMTI_DISABLE, NULL);
    class_prepare_mode(envs[1], JVMTI_DISABLE, NULL);
    envs[3] = named_environment("fourth: ");
    set_class_prepare_in(envs[3]);
    class_prepare_mode(envs[3], JVMTI_ENABLE, NULL);
    class_prepare_mode(envs[1], JVMTI_ENABLE, NULL);
    set_class_prepare_in(envs[1]);
    prepare_next(jni);
    say("all but the second");
    must_in(envs[1], DisposeEnvironment);
    class_prepare_mode(envs[0], JVMTI_ENABLE, NULL);
    prepare_next(jni);
}

TEST(.target = "event.Turns", .load = load, .probe = observe);
