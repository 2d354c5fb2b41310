/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Breakpoint is posted on both sides of location 32767.");

static void JNICALL arrived(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    say("%s at %lld", method_name(method), (long long)location);
    must(ClearBreakpoint, method, location);
}

static void observe(JNIEnv *jni, jobject klass)
{
    static const jlocation locations[] = {32766, 32769, 63000, 63021};
    if (klass == NULL)
        return;
    on(Breakpoint, arrived);
    for (size_t i = 0; i < sizeof locations / sizeof locations[0]; i++)
        must(SetBreakpoint, static_method_id(jni, klass, "run", "(I)I"), locations[i]);
}

TEST(.target = "classfile.LongMethods", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1});
