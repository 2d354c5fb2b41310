/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnObject accepts an array of an interface for each type that it is assignable to.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (asks_for_case(jni, thread))
        return;
    jclass klass = find_class(jni, "early_return/References");
    jobject value = static_object_field(jni, klass, "value", "Ljava/lang/Object;");
    must(SuspendThread, thread);
    say("ForceEarlyReturnObject: %s",
        error_name(ti_if_able(ForceEarlyReturnObject, thread, value)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.References", .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1},
     .cases = LIST("Face-array-for-Object", "Face-array-for-Object-array",
                   "Face-array-for-Face-array", "Face-array-for-Cloneable",
                   "Face-array-array-for-Cloneable-array", "Face-array-for-Base-array"));
