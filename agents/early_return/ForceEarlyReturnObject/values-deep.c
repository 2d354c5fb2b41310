/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnObject accepts an object of a class many levels below the result type.");

static void observe(JNIEnv *jni, jobject thread)
{
    jclass klass = find_class(jni, "early_return/References");
    jobject value = static_object_field(jni, klass, "value", "Ljava/lang/Object;");
    must(SuspendThread, thread);
    say("ForceEarlyReturnObject: %s",
        error_name(ti_if_able(ForceEarlyReturnObject, thread, value)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.References", .args = LIST("Level8", "Level12", "Level10", "Level12"),
     .probe = observe, .needs = {.can_force_early_return = 1, .can_suspend = 1});
