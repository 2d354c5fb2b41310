/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnInt returns from a compiled loop that its caller has not inlined.");

/* Before the thread is resumed, what would keep a frame in the loop is taken away. */
static void observe(JNIEnv *jni, jobject thread)
{
    jclass klass = find_class(jni, "stack/CompiledLooping");
    must(SuspendThread, thread);
    say("ForceEarlyReturnInt: %s", error_name(ti_if_able(ForceEarlyReturnInt, thread, 7)));
    (*jni)->SetStaticLongField(jni, klass, static_field_id(jni, klass, "limit", "J"), 0);
    must(ResumeThread, thread);
}

TEST(.target = "stack.CompiledLooping", .probe = observe,
     .vm_args = LIST(COMPILED_EARLY, "-XX:-Inline"),
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
