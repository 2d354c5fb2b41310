/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SingleStep reports locations beyond 32767.");

static jmethodID run;

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    if (method == run && location != 32766)
        say("at %lld", (long long)location);
    if (method == run && location == 32775)
        off_thread(SingleStep, thread);
}

static void JNICALL arrived(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    on_thread(SingleStep, stepped, thread);
}

static void observe(JNIEnv *jni, jobject klass)
{
    if (klass == NULL)
        return;
    run = static_method_id(jni, klass, "run", "(I)I");
    on(Breakpoint, arrived);
    must(SetBreakpoint, run, 32766);
}

TEST(.target = "classfile.LongMethods", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1, .can_generate_single_step_events = 1});
