/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("Which phase does each of an agent's moments belong to?");
PASSAGES("GetPhase; the phases begin with events and end with others, and the events themselves "
         "are on the border.");
WHY("What a function allows depends on the phase, and an agent does most of its work in these "
    "callbacks.");

static void tell(const char *moment)
{
    jvmtiPhase phase = 0;
    jvmtiError error = ti(GetPhase, &phase);
    say("%s: %s", moment, error == JVMTI_ERROR_NONE ? phase_name(phase) : error_name(error));
}

static void load(JavaVM *vm, char *options)
{
    tell("Agent_OnLoad");
}

static void start(JNIEnv *jni)
{
    tell("VMStart");
}

static void init(JNIEnv *jni, jthread thread)
{
    tell("VMInit");
}

static void observe(JNIEnv *jni, jobject subject)
{
    tell("main");
}

static void death(JNIEnv *jni)
{
    tell("VMDeath");
}

static void unload(JavaVM *vm)
{
    tell("Agent_OnUnload");
}

ASK(.load = load, .start = start, .init = init, .probe = observe, .death = death, .unload = unload);
