/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnObject refuses an instance of a class of that name from another class loader.");

static void observe(JNIEnv *jni, jobject thread)
{
    jclass klass = find_class(jni, "early_return/SameName");
    jobject value = static_object_field(jni, klass, "value", "Ljava/lang/Object;");
    must(SuspendThread, thread);
    say("ForceEarlyReturnObject: %s",
        error_name(ti_if_able(ForceEarlyReturnObject, thread, value)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.SameName", .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
