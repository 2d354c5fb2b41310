/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ClearBreakpoint leaves the other breakpoint of a method that is compiled when it has none.");

static int hits_at_11, hits_at_12;
static jmethodID often;

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    hits_at_11 += method == often && location == 11;
    hits_at_12 += method == often && location == 12;
}

static void observe(JNIEnv *jni, jobject unused)
{
    if (often != NULL) {
        say("hits: %d, %d", hits_at_11, hits_at_12);
        hits_at_11 = hits_at_12 = 0;
        return;
    }
    often = static_method_id(jni, find_class(jni, "breakpoint/RareBranch"), "often", "(I)I");
    on(Breakpoint, hit);
    must(SetBreakpoint, often, 11);
    must(SetBreakpoint, often, 12);
    must(ClearBreakpoint, often, 12);
}

TEST(.target = "breakpoint.RareBranch", .probe = observe, .timeout = 60,
     .vm_args = LIST(COMPILED_EARLY), .needs = {.can_generate_breakpoint_events = 1});
