/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SingleStep is posted at each instruction of interface methods and bridge methods.");

enum { METHODS = 4 };

static jmethodID methods[METHODS];

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    for (int i = 0; i < METHODS; i++)
        if (method == methods[i])
            say("%s at %d", method_name(method), (int)location);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass unusual = find_class(jni, "breakpoint/Unusual");
    jclass coded = find_class(jni, "breakpoint/Unusual$Coded");
    methods[0] = method_id(jni, coded, "twice", "()I");
    methods[1] = static_method_id(jni, coded, "thrice", "(I)I");
    methods[2] = method_id(jni, unusual, "compareTo", "(Ljava/lang/Object;)I");
    methods[3] = method_id(jni, unusual, "compareTo", "(Lbreakpoint/Unusual;)I");
    on(SingleStep, stepped);
}

TEST(.target = "breakpoint.Unusual", .probe = observe,
     .needs = {.can_generate_single_step_events = 1});
