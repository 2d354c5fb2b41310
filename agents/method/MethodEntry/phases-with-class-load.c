/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("MethodEntry and MethodExit enabled in OnLoad with ClassLoad are posted in the live phase only.");

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    record_phase();
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    record_phase();
}

static void JNICALL loaded(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
}

static void prepare(JavaVM *vm, char *options)
{
    on(ClassLoad, loaded);
    if (is_case("MethodEntry"))
        on(MethodEntry, entered);
    else
        on(MethodExit, left);
}

static void observe(JNIEnv *jni, jobject unused)
{
    say("probed");
}

TEST(.target = "assay.Probe", .load = prepare, .probe = observe, .unload = say_recorded_phases,
     .needs = {.can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1},
     .cases = LIST("MethodEntry", "MethodExit"));
