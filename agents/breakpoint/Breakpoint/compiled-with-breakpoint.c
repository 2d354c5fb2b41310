/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Breakpoint is still posted in a method that gets compiled with a breakpoint in it.");

static int in_often, in_rare;
static jmethodID often, rare;

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    in_often += method == often && location == 11;
    in_rare += method == rare && location == 0;
}

static void observe(JNIEnv *jni, jobject unused)
{
    static int times;
    if (often == NULL) {
        jclass klass = find_class(jni, "breakpoint/RareBranch");
        often = static_method_id(jni, klass, "often", "(I)I");
        rare = static_method_id(jni, klass, "rare", "(I)I");
        on(Breakpoint, hit);
    } else {
        say("hits: %d, %d", in_often, in_rare);
        in_often = in_rare = 0;
    }
    switch (times++) {
    case 0:
    case 3:
        must(SetBreakpoint, often, 11);
        must(SetBreakpoint, rare, 0);
        break;
    case 1:
        must(ClearBreakpoint, often, 11);
        break;
    case 2:
        must(ClearBreakpoint, rare, 0);
        break;
    }
}

TEST(.target = "breakpoint.RareBranch", .probe = observe, .timeout = 60,
     .vm_args = LIST(COMPILED_EARLY), .needs = {.can_generate_breakpoint_events = 1});
