/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnObject accepts an array of arrays for each type that it is assignable to.");

static void observe(JNIEnv *jni, jobject thread)
{
    jclass klass = find_class(jni, "early_return/References");
    jobject value = static_object_field(jni, klass, "value", "Ljava/lang/Object;");
    must(SuspendThread, thread);
    say("ForceEarlyReturnObject: %s",
        error_name(ti_if_able(ForceEarlyReturnObject, thread, value)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.References",
     .args = LIST("Object[][]", "Derived[][]", "Face[][]", "Derived[][]", "Cloneable[]",
                  "Derived[][]", "Cloneable[]", "int[][]", "Cloneable", "Derived[][]", "Cloneable",
                  "int[][]", "Object", "Derived[][]"),
     .probe = observe, .needs = {.can_force_early_return = 1, .can_suspend = 1});
