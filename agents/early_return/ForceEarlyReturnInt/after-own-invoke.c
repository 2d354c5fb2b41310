/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SingleStep is posted where a caller goes on, also if the called method stood there itself.");

enum { AFTER_INVOKE = 12 };

static jmethodID descend;
static bool forced;

/* The first to arrive after its invoke is the method that 2 called with 1. */
static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    if (method != descend || location != AFTER_INVOKE)
        return;
    say("step after the invoke");
    if (!forced)
        say("ForceEarlyReturnInt: %s", error_name(ti_if_able(ForceEarlyReturnInt, NULL, 40)));
    forced = true;
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "early_return/Descending");
    if (descend != NULL) {
        if (!forced)
            inapplicable("no step is posted after an invoke");
        return;
    }
    descend = static_method_id(jni, klass, "descend", "(I)I");
    on(SingleStep, stepped);
}

TEST(.target = "early_return.Descending", .probe = observe,
     .needs = {.can_force_early_return = 1, .can_generate_single_step_events = 1});
