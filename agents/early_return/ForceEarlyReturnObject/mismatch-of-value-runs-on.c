/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A method runs on where ForceEarlyReturnObject was refused for the class of the value.");

static void observe(JNIEnv *jni, jobject thread)
{
    jclass klass = find_class(jni, "early_return/References");
    jobject value = static_object_field(jni, klass, "value", "Ljava/lang/Object;");
    must(SuspendThread, thread);
    if (ti_if_able(ForceEarlyReturnObject, thread, value) == JVMTI_ERROR_NONE)
        inapplicable("a value of another class is not refused");
    say("refused"); /* recommended: the call may crash */
    must(ResumeThread, thread);
}

TEST(.target = "early_return.References",
     .args = LIST("Base", "Object", "Base", "Other", "Derived", "Base", "Face", "Other", "Base",
                  "int[]", "Cloneable", "Other", "int[]", "Object", "int[]", "long[]", "int[]",
                  "int[][]", "Object[]", "int[]", "Object[]", "Object", "Base[]", "Other[]",
                  "Derived[]", "Base[]", "Derived[]", "Derived[][]", "Derived[]", "Derived"),
     .probe = observe, .needs = {.can_force_early_return = 1, .can_suspend = 1});
