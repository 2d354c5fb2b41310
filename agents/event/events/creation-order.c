/* SPDX-License-Identifier: Apache-2.0 */
#include "../fresh.h"

TITLE("Environments get an event in the order of their creation, however they enabled it.");

static jvmtiEnv *envs[4];

static void load(JavaVM *vm, char *options)
{
    static const char *const names[] = {"first: ", "second: ", "third: "};
    for (int i = 0; i < 3; i++) {
        envs[i] = named_environment(names[i]);
        set_prepared(envs[i]);
    }
    mode(envs[2], JVMTI_ENABLE, NULL);
    mode(envs[0], JVMTI_ENABLE, NULL);
    mode(envs[1], JVMTI_ENABLE, NULL);
}

static void observe(JNIEnv *jni, jobject threads)
{
    prepare(jni);
    say("second anew, and a fourth");
    mode(envs[0], JVMTI_DISABLE, NULL);
    mode(envs[1], JVMTI_DISABLE, NULL);
    envs[3] = named_environment("fourth: ");
    set_prepared(envs[3]);
    mode(envs[3], JVMTI_ENABLE, NULL);
    mode(envs[1], JVMTI_ENABLE, NULL);
    set_prepared(envs[1]);
    prepare(jni);
    say("all but the second");
    must_in(envs[1], DisposeEnvironment);
    mode(envs[0], JVMTI_ENABLE, NULL);
    prepare(jni);
}

TEST(.target = "event.Turns", .load = load, .probe = observe);
