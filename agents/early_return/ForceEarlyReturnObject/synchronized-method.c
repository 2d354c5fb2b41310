/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnObject releases the monitor of a synchronized method.");

static void observe(JNIEnv *jni, jobject thread)
{
    jclass klass = find_class(jni, "early_return/Returning");
    jobject value = static_object_field(jni, klass, "GIVEN", "Ljava/lang/Object;");
    must(SuspendThread, thread);
    say("ForceEarlyReturnObject: %s",
        error_name(ti_if_able(ForceEarlyReturnObject, thread, value)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Synchronized", .args = LIST("object"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
